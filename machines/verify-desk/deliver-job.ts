import { answered, type Job, keyOf, type Line, refused } from './line.ts'
import type { Delivered, DeskCalls } from './verify-desk.ports.ts'

/**
 * Sends what waited for the network. What the server will not hear of stops nothing: refused together, each entry is
 * sent alone. What gets no answer waits on.
 */
export const deliverJob =
  ({ sync, undo }: Pick<DeskCalls, 'sync' | 'undo'>) =>
  async (job: Job): Promise<Delivered> => {
    if (job.type === 'undo') {
      const { line } = job
      const heard = await undo(keyOf(line), line.undo?.reason ?? '')
      if (heard.ok) return { lines: [undone(line)], silent: false }
      if (heard.fault.type === 'silent') return { lines: [], silent: true }
      return { lines: [notUndone(line, heard.fault.message)], silent: false }
    }

    const heard = await sync(job.lines.map(({ entry }) => entry))
    if (heard.ok) {
      const byKey = new Map(heard.value.map((verified) => [verified.key, verified]))
      const lines = job.lines.flatMap((line) => {
        const verified = byKey.get(keyOf(line))
        return verified ? [answered(line, verified)] : []
      })
      return { lines, silent: lines.length < job.lines.length }
    }
    if (heard.fault.type === 'silent') return { lines: [], silent: true }
    const [only, ...more] = job.lines
    if (only && more.length === 0) return { lines: [refused(only, heard.fault.message)], silent: false }

    const lines: Line[] = []
    for (const line of job.lines) {
      const alone = await deliverJob({ sync, undo })({ type: 'sync', lines: [line] })
      lines.push(...alone.lines)
      if (alone.silent) return { lines, silent: true }
    }
    return { lines, silent: false }
  }

const undone = (line: Line): Line => ({
  ...line,
  conflict: null,
  undo: line.undo && { ...line.undo, state: 'done' },
})

const notUndone = (line: Line, message: string): Line => ({
  ...line,
  conflict: 'undo-refused',
  message,
  undo: line.undo && { ...line.undo, state: 'refused' },
})
