import { sql } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import type { Database } from '#server/core/app-context.ts'
import { quoted, snake } from '#server/core/database/names.ts'
import { rowsIn } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import { selected, written } from './columns.ts'

/**
 * The settings of a college, secrets left out. Until somebody has changed them there is no row, and the
 * declaration's own values hold, with revision 0.
 */
export async function settingsOf<R extends AnyResource>(
  db: Database,
  tenantId: string,
  resource: R,
): Promise<Row<R>> {
  const { rows } = await sql<
    Row<R>
  >`select ${sql.raw(selected(resource))} ${rowsIn(resource, tenantId)}`.execute(db)
  return (
    rows[0] ?? ({ ...emptyOf(resource), ...resource.singleton?.initial, revision: 0 } as unknown as Row<R>)
  )
}

/** The id of the one row of settings, which is made from what the declaration begins with where it is not there yet. */
export async function ensureSettings(db: Database, tenantId: string, resource: AnyResource): Promise<string> {
  const table = sql.raw(quoted(resource.name))
  const found = () => sql<{ id: string }>`select id from ${table} where tenant_id = ${tenantId}`.execute(db)
  const [kept] = (await found()).rows
  if (kept) return kept.id
  const values = Object.entries(resource.singleton?.initial ?? {}).filter(([, value]) => value != null)
  const row = { tenant_id: tenantId, id: newId() }
  await db
    .insertInto(snake(resource.name))
    .values({
      ...row,
      ...Object.fromEntries(
        values.map(([name, value]) => [snake(name), written(resource.fields[name].kind, value)]),
      ),
    })
    .onConflict((same) => same.columns(['tenant_id']).doNothing())
    .execute()
  return (await found()).rows[0]?.id ?? row.id
}
