import type { Day } from './days.ts'

/** Which days may be chosen, and what day it is. Every picker of days takes these. */
export interface DayProps {
  /** First and last day that may be chosen, `yyyy-MM-dd`. */
  readonly min?: Day
  readonly max?: Day
  /** Why a day cannot be chosen (“已停课”), or null for a day that can. Shown, and said to screen readers. */
  readonly unavailable?: (day: Day) => string | null
  /** Default: the day of the reader's clock. */
  readonly today?: Day
  /** First day of term: a column then counts the weeks of term. */
  readonly termStart?: Day
  /** How many weeks the term has. */
  readonly termWeeks?: number
}

const withinLimits = (day: Day, { min, max }: Pick<DayProps, 'min' | 'max'>) =>
  !(min && day < min) && !(max && day > max)

/** Whether a day may be chosen, and if not, why, in the reader's words ('' where no reason is given). */
export const refusal = (day: Day, props: Pick<DayProps, 'min' | 'max' | 'unavailable'>): string | null =>
  withinLimits(day, props) ? (props.unavailable?.(day) ?? null) : ''
