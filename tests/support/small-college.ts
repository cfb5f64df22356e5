import type { AppContext, Database } from '#server/core/app-context.ts'
import { createDemoAccounts } from '#server/demo/accounts.ts'
import { loadDemo } from '#server/demo/load.ts'

interface Server {
  readonly app: () => AppContext
  readonly tenantId: string
}

/** Fills a tenant with the small demo college and its accounts, and with what `more` adds, in one transaction. */
export const fillSmallCollege = (
  { app, tenantId }: Server,
  more?: (db: Database) => Promise<unknown>,
): Promise<void> =>
  app()
    .db.transaction()
    .execute(async (db) => {
      await loadDemo({ db }, { size: 'small', tenantId })
      await createDemoAccounts({ ...app(), db }, tenantId)
      await more?.(db)
    })
