import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { databaseOver, pgliteOptions } from '#server/database/pglite.ts'
import { createStatements } from '#server/database/schema.ts'
import { createDemoAccounts } from '#server/demo/accounts.ts'
import { createArrivalDay } from '#server/demo/arrival-day.ts'
import { createGoods } from '#server/demo/goods.ts'
import { loadDemo } from '#server/demo/load.ts'
import { createDemoNews } from '#server/demo/news.ts'
import { installDictionaries } from '#server/dictionaries/install.ts'
import { installJobs } from '#server/jobs/install.ts'
import { installMenus } from '#server/menus/install.ts'
import { installReports } from '#server/reports/install.ts'
import { tables } from '#server/tables.ts'
import { houseOver } from './house.ts'

export const tenantId = '000000'

/** A database in memory with every row of the small demo college. What it keeps outside the database is not there. */
export async function makeDemoCollege(): Promise<PGlite> {
  const pglite = await PGlite.create(pgliteOptions)
  const house = houseOver(databaseOver(pglite))
  for (const statement of createStatements(tables)) await sql.raw(statement).execute(house.db)
  await installMenus(house.db, tenantId)
  await installDictionaries(house.db, tenantId)
  await installJobs(house.db, tenantId)
  await installReports(house.db, tenantId)
  await loadDemo(house, { size: 'small' })
  await createDemoAccounts(house)
  await createArrivalDay(house, tenantId)
  await createGoods(house, tenantId)
  await createDemoNews(house)
  return pglite
}
