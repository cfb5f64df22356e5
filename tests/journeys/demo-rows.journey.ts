import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Opened, openPglite } from '#server/node/pglite.ts'
import { emptyLists, withRowsOfNobody } from '#tests/support/demo-gaps.ts'
import { startPortal } from '#tests/support/portal.ts'

/** The whole demo college, as the first start of the product fills it: the other journeys begin with the small one. */
let portal: Awaited<ReturnType<typeof startPortal>>
const tenantId = '000000'
let opened: Opened

beforeAll(async () => {
  portal = await startPortal()
  portal.signal('SIGTERM')
  expect(await portal.ended).toBe(0)
  opened = await openPglite(join(portal.dataDir, 'store'))
}, 1_500_000)
afterAll(async () => {
  await opened?.close()
  await portal?.stop()
})

it('each list has rows in the demo college, but for those that only use brings', async () => {
  expect(await emptyLists({ db: opened.db, tenantId })).toEqual([])
})

it('each row of the demo college has whom or what its scope goes by', async () => {
  expect(await withRowsOfNobody({ db: opened.db, tenantId })).toEqual([])
})
