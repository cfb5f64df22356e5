import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPortal } from './portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a portal that has had its first start. */
    filledStore: string
  }
}

/** Fills a demo college once; every journey begins on a copy of it. */
export default async function setup(project: TestProject) {
  const dir = mkdtempSync(join(tmpdir(), 'campus-filled-'))
  const store = join(dir, 'store')
  const portal = await startPortal({ DATA_DIR: store })
  await portal.stop()
  project.provide('filledStore', store)
  return () => rmSync(dir, { recursive: true, force: true })
}
