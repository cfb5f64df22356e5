import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Opened, openPglite } from '#server/node/pglite.ts'
import { emptyLists, withRowsOfNobody } from '#tests/support/demo-gaps.ts'

const dir = mkdtempSync(join(tmpdir(), 'campus-demo-rows-'))
const tenantId = '000000'
let opened: Opened

beforeAll(async () => {
  cpSync(join(inject('filledStore'), 'store'), dir, { recursive: true })
  opened = await openPglite(dir)
})
afterAll(async () => {
  await opened?.close()
  rmSync(dir, { recursive: true, force: true })
})

it('each list has rows in the demo college, but for those that only use brings', async () => {
  expect(await emptyLists({ db: opened.db, tenantId })).toEqual([])
})

it('each row of the demo college has whom or what its scope goes by', async () => {
  expect(await withRowsOfNobody({ db: opened.db, tenantId })).toEqual([])
})
