import { dictionaries } from '#domain/index.ts'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import type { Database } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'

/** Gives open dictionaries the entries they start with. One that is there stays as an administrator left it. */
export async function installDictionaries(db: Database, tenantId: string): Promise<void> {
  const rows = dictionaries
    .filter(({ open }) => open)
    .flatMap((dictionary) =>
      entriesOf(dictionary).map(([key, label], sort) => ({
        ...stamps(tenantId),
        code: dictionary.name,
        key,
        label,
        sort,
        enabled: true,
      })),
    )
  // In portions: PostgreSQL binds no more than 65,535 values at once.
  for (let from = 0; from < rows.length; from += 5000)
    await db
      .insertInto('system_dictionary')
      .values(rows.slice(from, from + 5000))
      .onConflict((same) => same.columns(['tenant_id', 'code', 'key']).doNothing())
      .execute()
}
