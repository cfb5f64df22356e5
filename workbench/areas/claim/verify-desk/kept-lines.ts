import { keyOf, type Line, waits } from '#machines/verify-desk/line.ts'
import { isObject } from '#workbench/http/storage/storage.ts'
import { dayOf } from './time.ts'
import { type Vault, vaultOver } from './vault.ts'

const isLine = (kept: unknown): kept is Line =>
  isObject(kept) && typeof kept.at === 'number' && isObject(kept.entry) && typeof kept.entry.key === 'string'

/**
 * The verifications of one person at this computer. What has been delivered stays for the day, for looking back; what
 * waits, or is in conflict, stays until it does so no more.
 */
export function keptLines(account: string, vault: Vault = vaultOver()) {
  const prefix = `line/${account}/`
  const nameOf = (line: Line) => `${prefix}${String(line.at).padStart(15, '0')}/${keyOf(line)}`
  let writes: Promise<unknown> = Promise.resolve()
  /** One after the other: an older state of a line must never be written over a newer one. */
  const inTurn = (write: () => Promise<void>): Promise<void> => {
    const done = writes.then(write)
    writes = done.catch(() => {})
    return done
  }

  return {
    keep: (line: Line) => inTurn(() => vault.put(nameOf(line), shortened(line))),
    async restore(now: number): Promise<readonly Line[]> {
      const today = dayOf(now)
      const lines = (await vault.all(prefix)).filter(isLine)
      const isOver = (line: Line) => !waits(line) && !line.conflict && dayOf(line.at) !== today
      for (const line of lines.filter(isOver)) void inTurn(() => vault.remove(nameOf(line)))
      return lines.filter((line) => !isOver(line))
    },
  }
}

/** What the server has needs no number here any more. */
function shortened(line: Line): Line {
  if (!line.delivered) return line
  const { entry, student } = line
  const who = 'idNo' in entry.who ? { idNo: '' } : entry.who
  return { ...line, entry: { ...entry, who }, student: student && { ...student, idNo: '' } }
}

/** How many verifications of other people wait in this browser; only they can send them. */
export async function waitingOfOthers(account: string, vault: Vault = vaultOver()): Promise<number> {
  const all = (await vault.all('line/')).filter(isLine).filter(waits)
  const own = (await vault.all(`line/${account}/`)).filter(isLine).filter(waits)
  return all.length - own.length
}
