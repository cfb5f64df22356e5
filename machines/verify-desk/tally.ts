import type { Line } from './line.ts'
import { holds, waits } from './line.ts'

export interface Tally {
  readonly passed: number
  /** Not yet with the server. */
  readonly waiting: number
  /** Sent away, or in conflict with the server. */
  readonly amiss: number
  /** Verifications of the last 60 minutes. */
  readonly perHour: number
}

const hour = 3_600_000

/** What a desk has done today. */
export function tallyOf(lines: readonly Line[], now: number): Tally {
  const count = (which: (line: Line) => boolean) => lines.filter(which).length
  return {
    passed: count(holds),
    waiting: count(waits),
    amiss: count((line) => line.conflict !== null || (line.told !== null && !line.told.passed)),
    perHour: count(({ at, told }) => told !== null && now - at < hour),
  }
}
