import { isWorkingDay, type SpecialDay, workingDaysAfter } from '#domain/rules/working-days.ts'
import { daysAfter } from './school-week.ts'

/** When the college works: its calendar, and the spans of a working day in their order, such as 08:00 to 12:00. */
export interface SchoolHours {
  readonly special: ReadonlyMap<string, SpecialDay>
  readonly spans: readonly { readonly from: string; readonly to: string }[]
}

/** One line of the counting: a span of working time that was counted, or a day off, which counts nothing. */
export interface CountedSpan {
  readonly date: string
  readonly from: string | null
  readonly to: string | null
  readonly minutes: number
}

export interface Counted {
  /** `2026-09-01 08:00:00`. */
  readonly due: string
  readonly lines: readonly CountedSpan[]
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
    if (!isWorkingDay(date, school.special)) {
      lines.push({ date, from: null, to: null, minutes: 0 })
      continue
    }
    for (const span of school.spans) {
      const earliest = date === start ? minutesOf(moment.slice(11)) : 0
      const from = Math.max(minutesOf(span.from), earliest)
      const minutes = Math.min(left, minutesOf(span.to) - from)
      if (minutes <= 0) continue
      left -= minutes
      due = `${date} ${clockOf(from + minutes)}:00`
      lines.push({ date, from: clockOf(from), to: clockOf(from + minutes), minutes })
    }
  }
  return { due, lines }
}

/** The end of the working day that lies so many working days later; the day of the moment itself does not count. */
export function workingDayEndAfter(moment: string, days: number, { special, spans }: SchoolHours): string {
  const date = workingDaysAfter(moment.slice(0, 10), days, special)
  return `${date} ${spans.at(-1)?.to ?? '23:59'}:00`
}

/** A minute that has begun counts as over: a deadline never comes before its time. */
const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes + (seconds > 0 ? 1 : 0)
}

const two = (number: number) => String(number).padStart(2, '0')

const clockOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
