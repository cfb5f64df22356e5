import { daysAfter } from '#domain/kernel/days.ts'
import { countedDays, isWorkingDay, type SpecialDay, workingDaysAfter } from '#domain/rules/working-days.ts'

/** When the college works: its calendar, and the spans of a working day in their order, such as 08:00 to 12:00. */
export interface SchoolHours {
  readonly special: ReadonlyMap<string, SpecialDay>
  readonly spans: readonly { readonly from: string; readonly to: string }[]
}

/**
 * One line of the counting. `worked` is a span that was counted. All others count nothing: the time `before` and `after`
 * the working hours of a day, a `pause` between them, a day `off`.
 */
export interface CountedSpan {
  readonly date: string
  readonly is: 'worked' | 'before' | 'pause' | 'after' | 'off'
  readonly from: string | null
  readonly to: string | null
  readonly minutes: number
  /** What the calendar says of the day, by `school.day-kind` and in words; null of a plain one. */
  readonly kind: string | null
  readonly note: string | null
}

export interface Counted {
  /** Where the counting began, and where it ends: `2026-09-01 08:00:00`. */
  readonly from: string
  readonly due: string
  readonly hours: number
  readonly lines: readonly CountedSpan[]
}

/** One line of the counting of days: the day on which it `begins`, which does not count, one that counts, one `off`. */
export interface CountedDay {
  readonly date: string
  readonly is: 'begins' | 'worked' | 'off'
  /** What the calendar says of the day, by `school.day-kind` and in words; null of a plain one. */
  readonly kind: string | null
  readonly note: string | null
}

export interface CountedDays {
  /** Where the counting began, and where it ends: `2026-09-01 08:00:00`. */
  readonly from: string
  readonly due: string
  readonly days: number
  readonly lines: readonly CountedDay[]
}

/** A year and a month beyond this no deadline reaches; it ends the search where a calendar knows no working day. */
const furthest = 400

/**
 * The moment so many working hours after another, and the counting that led there; minutes are the smallest part. Times
 * are read as the school's clock shows them, in a zone that has no summer time.
 */
export function workingHoursAfter(moment: string, hours: number, school: SchoolHours): Counted {
  const lines: CountedSpan[] = []
  const start = moment.slice(0, 10)
  let left = Math.round(hours * 60)
  let due = moment
  for (let day = 0; left > 0 && day < furthest; day++) {
    const date = daysAfter(start, day)
    const { kind = null, note = null } = school.special.get(date) ?? {}
    const line = (is: CountedSpan['is'], from: string | null, to: string | null, minutes = 0) =>
      lines.push({ date, is, from, to, minutes, kind, note })
    if (!isWorkingDay(date, school.special)) {
      line('off', null, null)
      continue
    }
    /** Up to where this day has been told: from the moment itself, or from where the working hours begin. */
    let told = date === start ? minutesOf(moment.slice(11)) : minutesOf(school.spans[0]?.from ?? '')
    for (const [at, span] of school.spans.entries()) {
      const begins = minutesOf(span.from)
      const from = Math.max(begins, told)
      const minutes = Math.min(left, minutesOf(span.to) - from)
      if (minutes <= 0) continue
      if (told < begins) line(at === 0 ? 'before' : 'pause', clockOf(told), span.from)
      left -= minutes
      told = from + minutes
      due = `${date} ${clockOf(told)}:00`
      line('worked', clockOf(from), clockOf(told), minutes)
    }
    if (left > 0) line('after', clockOf(told), null)
  }
  return { from: moment, due, hours, lines }
}

/** The working hours from one moment to another, by the minute as deadlines are; 0 where the other is not later. */
export function workingHoursBetween(from: string, to: string, { special, spans }: SchoolHours): number {
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)]
  let minutes = 0
  for (let date = first; date <= last; date = daysAfter(date, 1)) {
    if (!isWorkingDay(date, special)) continue
    const begins = date === first ? minutesOf(from.slice(11)) : 0
    const ends = date === last ? minutesOf(to.slice(11)) : wholeDay
    for (const span of spans)
      minutes += Math.max(0, Math.min(minutesOf(span.to), ends) - Math.max(minutesOf(span.from), begins))
  }
  return minutes / 60
}

const wholeDay = 24 * 60

/**
 * The end of the working day that lies so many working days later, and the counting that led there; the day of the moment
 * itself does not count.
 */
export function workingDaysCounted(
  moment: string,
  days: number,
  { special, spans }: SchoolHours,
): CountedDays {
  const start = moment.slice(0, 10)
  const end = workingDaysAfter(start, days, special)
  const lines = countedDays(start, end, special).map(({ date, working }): CountedDay => {
    const { kind = null, note = null } = special.get(date) ?? {}
    return { date, is: date === start ? 'begins' : working ? 'worked' : 'off', kind, note }
  })
  return { from: moment, due: `${end} ${spans.at(-1)?.to ?? '23:59'}:00`, days, lines }
}

/** How many working days lie after the day of one moment, up to that of another. */
export const workingDaysBetween = (from: string, to: string, { special }: SchoolHours): number =>
  countedDays(from.slice(0, 10), to.slice(0, 10), special)
    .slice(1)
    .filter(({ working }) => working).length

/** A minute that has begun counts as over: a deadline never comes before its time. */
const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes + (seconds > 0 ? 1 : 0)
}

const two = (number: number) => String(number).padStart(2, '0')

const clockOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
