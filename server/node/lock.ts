import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from './cannot-start.ts'

/** Another process has the folder. */
export class Held extends CannotStart {
  /** Which one, where that is known. */
  readonly holder: number | undefined
  constructor(dir: string, holder: number | undefined) {
    const who = holder ? `（进程号 ${holder}）` : ''
    super(`数据目录 ${dir} 正被另一个进程使用${who}，请先停止它，或用 DATA_DIR 换一个目录`)
    this.holder = holder
  }
}

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
    throw new Held(dir, holderIn(pid))
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

function holderIn(pid: string): number | undefined {
  try {
    return Number(readFileSync(pid, 'utf8')) || undefined
  } catch {
    return undefined
  }
}
