import type { DeskSettings, DeskStudent } from './desk-calls.ts'
import type { Verdict } from './verdict.ts'

/** What stands on the paper that a student takes from a desk. */
export interface SlipFacts {
  readonly student: DeskStudent
  readonly verdict: Verdict
  /** 2026-09-05 09:12:30 */
  readonly time: string
  readonly desk: string
}

/** What stands on every slip of the college. */
export type SlipHead = Pick<DeskSettings, 'college' | 'slipTitle' | 'slipNote'>

/** What is printed of some results. */
export interface Slips {
  readonly head: SlipHead
  /** Those who were let in, in the order that was asked for. */
  readonly slips: readonly (SlipFacts & { readonly id: string })[]
}

/** Most slips at once. */
export const mostSlips = 200
