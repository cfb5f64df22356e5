import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** So much, in bytes, the archive takes at most; it is of 40 MB. */
const maxBuffer = 2 ** 28

/**
 * A new database as an archive for PGlite's `loadDataDir`. It is made in a process of its own: initdb copies the whole
 * memory of its PostgreSQL twice, which this process would then keep for long beside its own.
 */
export async function emptyStore(): Promise<Blob> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'lay-store.ts')], {
    encoding: 'buffer',
    maxBuffer,
  })
  return new Blob([stdout])
}
