import { minuteOf } from './schedule.ts'

export interface Health {
  /** Milliseconds, by the clock. */
  readonly now: number
  readonly loadedAt: number
  /** Bytes in use and allowed; null where the browser does not say. */
  readonly heap: { readonly used: number; readonly limit: number } | null
  /** Whether the last question was answered: without a server a page that is loaded anew is a page of errors. */
  readonly answered: boolean
  /** A newer portal is handed out. */
  readonly newer: boolean
  /** Since when an administrator wants it, in milliseconds. */
  readonly orderedAt: number | null
}

const hour = 3_600_000
/** The hour of the night, in the college's zone, in which a page of yesterday begins anew. */
const quiet = 4

/** Whether a page that has hung there for long is to be loaded anew, softly: its last figures are kept and shown at once. */
export function mustReload({ now, loadedAt, heap, answered, newer, orderedAt }: Health): boolean {
  if (!answered) return false
  if (orderedAt !== null && orderedAt > loadedAt) return true
  // A page just loaded is not loaded again: what ails it is not cured by that.
  if (now - loadedAt < hour) return false
  if (newer || (heap && heap.used > heap.limit * 0.6)) return true
  return Math.floor(minuteOf(now) / 60) === quiet && now - loadedAt > 12 * hour
}
