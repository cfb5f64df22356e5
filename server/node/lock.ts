import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from './cannot-start.ts'

/** Kept here, because a database that nobody refers to is collected, closed, and its lock gone with it. */
const held = new Set<DatabaseSync>()

/**
 * Takes the data folder for this process, for PGlite takes no lock: two servers on one folder would each
 * overwrite the other's rows without a word. The lock is the operating system's, through SQLite, which
 * takes it alike on every system: it goes with the process, however that ends, and cannot be stolen.
 */
export function lockFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true })
  const file = new DatabaseSync(join(dir, 'lock'), { timeout: 0 })
  const pid = join(dir, 'lock.pid')
  try {
    file.exec('begin exclusive')
  } catch (error) {
    if (!isBusy(error)) throw error
    file.close()
    throw new CannotStart(
      `数据目录 ${dir} 正被另一个进程使用${holder(pid)}，请先停止它，或用 DATA_DIR 换一个目录`,
    )
  }
  held.add(file)
  writeFileSync(pid, `${process.pid}`)
  return () => {
    held.delete(file)
    file.close()
  }
}

/** SQLITE_BUSY: somebody else holds the lock. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5

function holder(pid: string): string {
  try {
    return `（进程号 ${readFileSync(pid, 'utf8')}）`
  } catch {
    return ''
  }
}
