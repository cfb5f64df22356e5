import { daysAfter, weekDayOf } from '#domain/kernel/days.ts'

/** A day of the college's calendar that is not a plain one; kinds as in `school.day-kind`. */
export interface SpecialDay {
  readonly date: string
  readonly kind: string
  /** What the calendar calls it, such as 国庆节. */
  readonly note?: string | null
}

/**
 * Whether the college works on a day: from Monday to Friday, unless the calendar says holiday; at a weekend only
 * where the calendar swaps it for another day (调休), or teaches, examines or trains on it.
 */
export function isWorkingDay(date: string, special: ReadonlyMap<string, SpecialDay>): boolean {
  const kind = special.get(date)?.kind
  if (kind === 'holiday') return false
  return kind !== undefined || weekDayOf(date) <= 5
}

export const byDate = (days: readonly SpecialDay[]): ReadonlyMap<string, SpecialDay> =>
  new Map(days.map((day) => [day.date, day]))

/** A year and a month beyond this no deadline reaches; it ends the search where a calendar knows no working day. */
const furthest = 400

/** The day that lies so many working days after `date`, which itself does not count; 0 gives `date`. */
export function workingDaysAfter(
  date: string,
  count: number,
  special: ReadonlyMap<string, SpecialDay>,
): string {
  let day = date
  let left = count
  for (let step = 0; left > 0 && step < furthest; step++) {
    day = daysAfter(day, 1)
    if (isWorkingDay(day, special)) left--
  }
  return day
}

/** Every day from the first to the last, both counted, with whether the college works on it: the counting, line by line. */
export function countedDays(from: string, to: string, special: ReadonlyMap<string, SpecialDay>) {
  const days: { readonly date: string; readonly working: boolean }[] = []
  for (let date = from; date <= to && days.length < furthest; date = daysAfter(date, 1))
    days.push({ date, working: isWorkingDay(date, special) })
  return days
}
