import type { AnyTable } from '#domain/kernel/table.ts'
import { snake } from '#server/database/names.ts'
import type { Database } from '#server/house.ts'

/** The one row of a resource of settings, over what holds in a college that has set nothing. */
export async function settingsRow<Settings extends object>(
  db: Database,
  tenantId: string,
  { name }: AnyTable,
  initial: Settings,
): Promise<Settings> {
  const row = await db
    .selectFrom(snake(name))
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  const set = Object.keys(initial).flatMap((field) => {
    const value = row?.[snake(field)] ?? null
    return value === null ? [] : [[field, value] as const]
  })
  return { ...initial, ...Object.fromEntries(set) }
}
