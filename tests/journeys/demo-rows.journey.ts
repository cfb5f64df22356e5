import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Opened, openPglite } from '#server/node/pglite.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { emptyLists, withRowsOfNobody } from '#tests/support/demo-gaps.ts'
import { startPortal } from '#tests/support/portal.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { cases } from '#tests/support/tier.ts'

const tenantId = '000000'

/** PGlite fills the whole college in three times the work; the small one it fills for all other journeys. */
const stores = cases(['PostgreSQL', 'PGlite'] as const)

/** The whole demo college, as the first start of the product fills it: the other journeys begin with the small one. */
describe.each(stores)('the whole demo college on %s', (store) => {
  let opened: Opened
  let forget: () => Promise<void>

  beforeAll(async () => {
    const postgres = store === 'PostgreSQL' ? await startPostgres() : undefined
    const portal = await startPortal(
      postgres && {
        DATABASE_URL: postgres.socketUrl,
        DEMO: 'on',
        SECRET_KEY: randomBytes(32).toString('base64'),
      },
    )
    portal.signal('SIGTERM')
    expect(await portal.ended).toBe(0)
    opened = await (postgres ? openPostgres(postgres.socketUrl) : openPglite(join(portal.dataDir, 'store')))
    forget = async () => {
      await portal.stop()
      await postgres?.stop()
    }
  }, 1_500_000)
  afterAll(async () => {
    await opened?.close()
    await forget?.()
  })

  it('each list has rows, but for those that only use brings', async () => {
    expect(await emptyLists({ db: opened.db, tenantId })).toEqual([])
  })

  it('each row has whom or what its scope goes by', async () => {
    expect(await withRowsOfNobody({ db: opened.db, tenantId })).toEqual([])
  })
})
