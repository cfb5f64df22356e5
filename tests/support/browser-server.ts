import { PGlite } from '@electric-sql/pglite'
import type { Hono } from 'hono'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { AppContext } from '#server/core/app-context.ts'
import { running } from './running-server.ts'
import {
  appContextOver,
  createDemoFiles,
  databaseOver,
  makeApp,
  makeDemoCollege,
  pgliteOptions,
  setUpPlatform,
  startWorker,
  tenantId,
} from './server-parts.ts'

interface BrowserServer {
  readonly hono: Hono
  readonly app: AppContext
  readonly stop: () => Promise<void>
}

/** The whole server inside this page, behind /api, with the small demo college. However often asked, it starts once. */
export function browserServer(): Promise<BrowserServer> {
  running.server ??= start()
  return running.server as ReturnType<typeof start>
}

async function start(): Promise<BrowserServer> {
  let over = false
  const pglite = await openCollege()
  const app = appContextOver(databaseOver(pglite), {
    // What the server warns of is often the point of a test; only its own faults are said aloud.
    log: (level, message, facts) => {
      if (level === 'error' && !over) console.error(message, facts)
    },
  })
  // Files and secrets are this page's own.
  await createDemoFiles(app)
  await setUpPlatform(app, tenantId)

  const hono = makeApp(app)
  const worker = startWorker(app)
  const wire = setupWorker(http.all('/api/*', ({ request }) => hono.fetch(request)))
  await wire.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return {
    hono,
    app,
    async stop() {
      over = true
      wire.stop()
      await worker.stop()
      await pglite.close()
    },
  }
}

/** A test run has made the college once for all pages; in Storybook a page makes its own. */
async function openCollege(): Promise<PGlite> {
  const image = import.meta.env.COLLEGE_IMAGE
  if (!image) return makeDemoCollege()
  const loadDataDir = await (await fetch(image)).blob()
  return PGlite.create({ ...pgliteOptions, loadDataDir })
}
