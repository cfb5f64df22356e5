import type { schoolCalendar } from '#domain/base/school-calendar.ts'
import type { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { PageRow } from '#domain/kernel/infer.ts'

export type Term = PageRow<typeof schoolCalendar>
export type NamedDay = PageRow<typeof schoolCalendarDay>

/** The term a day falls in; between two terms the one that comes next; after the last one, the last. */
export function termAround<T extends Pick<Term, 'startDate' | 'weeks'>>(
  terms: readonly T[],
  day: string,
): T | undefined {
  const inOrder = terms.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
  return inOrder.find(({ startDate, weeks }) => day < daysAfter(startDate, weeks * 7)) ?? inOrder.at(-1)
}
