import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { tables } from '#domain/index.ts'
import { installCheckOutReasons } from '#server/areas/dormitory/check-out/install.ts'
import { installModels } from '#server/areas/workflow/publish.ts'
import { databaseOver, pgliteOptions } from '#server/core/database/pglite.ts'
import { createStatements } from '#server/core/database/schema.ts'
import { installParameters } from '#server/core/parameters.ts'
import { createDemoAccounts } from '#server/demo/accounts.ts'
import { loadDemo } from '#server/demo/load.ts'
import { createDemoNews } from '#server/demo/news.ts'
import { installDictionaries } from '#server/engine/dictionaries/install.ts'
import { installMenus } from '#server/identity/menus/install.ts'
import { installJobs } from '#server/platform/jobs/install.ts'
import { installReports } from '#server/platform/reports/install.ts'
import { demoAreas } from '#server/registry.ts'
import { appContextOver } from './app-context.ts'

export const tenantId = '000000'

/** A log that is written once is not kept for the next: the image of the college is a third smaller. */
const lean = ['-c', 'wal_recycle=off', '-c', 'min_wal_size=32MB']

/** A database in memory with every row of the small demo college. What it keeps outside the database is not there. */
export async function makeDemoCollege(): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...pgliteOptions,
    startParams: [...pgliteOptions.startParams, ...lean],
  })
  const app = appContextOver(databaseOver(pglite))
  for (const statement of createStatements(tables)) await sql.raw(statement).execute(app.db)
  await installParameters(app.db, tenantId)
  await installMenus(app.db, tenantId)
  await installDictionaries(app.db, tenantId)
  await installJobs(app.db, tenantId)
  await installReports(app.db, tenantId)
  await installModels(app.db, tenantId)
  await installCheckOutReasons(app.db, tenantId)
  await loadDemo(app, { size: 'small' })
  await createDemoAccounts(app)
  await demoAreas(app, tenantId)
  await createDemoNews(app)
  return pglite
}
