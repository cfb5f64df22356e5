import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { keepPlans } from '#server/core/database/kept-plans.ts'
import { type Embedded, pgliteOptions } from '#server/core/database/pglite.ts'
import { emptyStore } from './empty-store.ts'
import { openThriftily } from './wasm-thrift.ts'

/** What PostgreSQL calls an I/O error: the call was sound, the disk was not. */
class Broken extends Error {
  readonly code = '58030'
}

/** So long, in milliseconds, a folder that would not open is left alone. */
const rest = 3_000

/** After so long, in milliseconds, the next to ask lets the others be heard first. */
const turn = 20

/**
 * PGlite on a folder, opened anew after it has broken. When its log cannot be written, as on a full disk, PostgreSQL
 * ends its process so that the log is read again; here there is no process to end, and without this the server would
 * turn in PGlite's loop for ever. So nothing of a broken one runs any more, and the next call opens the folder.
 * PGlite answers without a turn of the event loop: one that asks again and again would be alone with it, and no request
 * would be read.
 */
export async function mendingPglite(dir: string, broke: (error: unknown) => void): Promise<Embedded> {
  let current: PGlite | undefined = await open(await firstOf(dir))
  let notBefore = 0
  let turned = 0

  async function open(loadDataDir?: Blob): Promise<PGlite> {
    const options = { ...pgliteOptions, ...(loadDataDir && { loadDataDir }) }
    const pglite = await openThriftily(() => PGlite.create(dir, options))
    keepPlans(pglite)
    const { Module: running } = pglite
    running.onAbort = () => {
      current = undefined
      const error = new Broken('The database could not write and is opened anew')
      still(running, error)
      broke(error)
    }
    return pglite
  }

  async function standing(): Promise<PGlite> {
    if (performance.now() - turned > turn) {
      await setImmediate()
      turned = performance.now()
    }
    if (current) return current
    if (performance.now() < notBefore) throw new Broken('The database cannot be opened yet')
    try {
      current = await open()
      return current
    } catch (error) {
      notBefore = performance.now() + rest
      broke(error)
      throw new Broken('The database cannot be opened')
    }
  }

  return {
    query: async (...args: Parameters<PGlite['query']>) => (await standing()).query(...args),
    exec: async (...args) => (await standing()).exec(...args),
    transaction: async (work) => (await standing()).transaction(work),
    dumpDataDir: async (...args) => (await standing()).dumpDataDir(...args),
    close: async () => current?.close(),
    closed: false,
    ready: true,
    waitReady: Promise.resolve(),
  } as Embedded
}

const firstOf = async (dir: string) => (existsSync(join(dir, 'PG_VERSION')) ? undefined : emptyStore())

/** Whatever is called of it from now on throws; the files it held open are let go. */
function still(running: PGlite['Module'], error: Error) {
  const functions = running as unknown as Record<string, unknown>
  for (const name of Object.keys(functions))
    if (typeof functions[name] === 'function')
      functions[name] = () => {
        throw error
      }
  queueMicrotask(() => running.FS.quit())
}
