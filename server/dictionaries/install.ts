import { dictionaries } from '#domain/index.ts'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import type { Database } from '#server/house.ts'
import { stamps } from '#server/stamps.ts'

/** Gives open dictionaries the entries they start with. One that is there stays as an administrator left it. */
export async function installDictionaries(db: Database, tenantId: string): Promise<void> {
  for (const dictionary of dictionaries.filter(({ open }) => open))
    await db
      .insertInto('system_dictionary')
      .values(
        entriesOf(dictionary).map(([key, label], sort) => ({
          ...stamps(tenantId),
          code: dictionary.name,
          key,
          label,
          sort,
          enabled: true,
        })),
      )
      .onConflict((same) => same.columns(['tenant_id', 'code', 'key']).doNothing())
      .execute()
}
