import { PGlite } from '@electric-sql/pglite'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { makeApp } from '#server/app.ts'
import { databaseOver, pgliteOptions } from '#server/database/pglite.ts'
import { createStatements } from '#server/database/schema.ts'
import { createDemoAccounts } from '#server/demo/accounts.ts'
import { createArrivalDay } from '#server/demo/arrival-day.ts'
import { createDemoFiles } from '#server/demo/files.ts'
import { createGoods } from '#server/demo/goods.ts'
import { loadDemo } from '#server/demo/load.ts'
import { createDemoNews } from '#server/demo/news.ts'
import { setUpPlatform } from '#server/demo/platform.ts'
import { installDictionaries } from '#server/dictionaries/install.ts'
import type { House } from '#server/house.ts'
import { installJobs } from '#server/jobs/install.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { installMenus } from '#server/menus/install.ts'
import { installReports } from '#server/reports/install.ts'
import { tables } from '#server/tables.ts'
import { houseOver } from './house.ts'

const tenantId = '000000'

interface BrowserServer {
  readonly app: Hono
  readonly house: House
}

let started: Promise<BrowserServer> | undefined

/** The whole server inside this page, behind /api, with the small demo college. However often asked, it starts once. */
export const browserServer = (): Promise<BrowserServer> => {
  started ??= start()
  return started
}

async function start(): Promise<BrowserServer> {
  const house = houseOver(databaseOver(await PGlite.create(pgliteOptions)), {
    // What the server warns of is often the point of a test; only its own faults are said aloud.
    log: (level, message, facts) => {
      if (level === 'error') console.error(message, facts)
    },
  })
  for (const statement of createStatements(tables)) await sql.raw(statement).execute(house.db)
  await installMenus(house.db, tenantId)
  await installDictionaries(house.db, tenantId)
  await installJobs(house.db, tenantId)
  await installReports(house.db, tenantId)
  await loadDemo(house, { size: 'small' })
  await createDemoAccounts(house)
  await createArrivalDay(house, '000000')
  await createGoods(house, '000000')
  await createDemoNews(house)
  await createDemoFiles(house)
  await setUpPlatform(house, tenantId)

  const app = makeApp(house)
  startWorker(house)
  const worker = setupWorker(http.all('/api/*', ({ request }) => app.fetch(request)))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return { app, house }
}
