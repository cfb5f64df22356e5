import type { Verdict } from './verdict.ts'

/** Those of one department, major or class. */
export interface GroupLine {
  /** Null for those who have none yet. */
  readonly id: string | null
  readonly label: string | null
  /** Who was to come: on the list, and has neither declined nor put it off. */
  readonly expected: number
  readonly arrived: number
  readonly unpaid: number
}

/** What the desks said within one hour. */
export interface HourLine {
  /** 2026-09-05 */
  readonly day: string
  readonly hour: number
  readonly verdict: Verdict
  readonly taps: number
  /** Let in, and not taken back. */
  readonly passed: number
}

export interface VerifyFigures {
  readonly year: number
  readonly at: string
  readonly lines: readonly GroupLine[]
  readonly hours: readonly HourLine[]
}
