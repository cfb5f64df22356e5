import type { arrivalState } from '#domain/admissions/admitted-student.ts'
import type { Yuan } from '#domain/kernel/money.ts'

/** One's own code, and how one stands. */
export interface OwnCode {
  /** Nobody who is not on this year's list. */
  readonly student: {
    readonly id: string
    readonly name: string
    readonly candidateNo: string
    readonly major: string
    readonly schoolClass: string | null
    readonly bed: string | null
    readonly due: Yuan
    readonly paid: Yuan
    readonly deferredUntil: string | null
    readonly arrival: keyof typeof arrivalState.labels
    readonly arrivedAt: string | null
  } | null
  /** For the desk of arrival, and afterwards for those of goods. None for who is not to come. */
  readonly code: string | null
  /** For so long it is good. */
  readonly seconds: number
  /** After so many seconds another is to be fetched. */
  readonly renewal: number
  readonly today: string
  /** What is to be brought along, one thing a line. */
  readonly bring: readonly string[]
  readonly opensOn: string | null
  readonly closesOn: string | null
}
