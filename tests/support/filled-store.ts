import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from './portal.ts'

/** Fills the small demo college once; every journey begins on a copy of it. The whole one is `demo-rows.journey.ts`. */
export async function fillStore() {
  const dir = mkdtempSync(join(tmpdir(), 'campus-filled-'))
  const filledStore = join(dir, 'store')
  const portal = await startPortal({ DATA_DIR: filledStore, DEMO: 'small' })
  await portal.stop()
  return { filledStore, stop: () => rmSync(dir, { recursive: true, force: true }) }
}
