import { daysAfter } from '#domain/kernel/days.ts'
import { lastDayOf } from '#domain/kits/school-week.ts'
import { type CalendarDay, lessonsOn, seasonOf, type Timed } from '#domain/kits/timetable.ts'

/** What a leave takes: see `spanFields`. */
export interface Span {
  readonly startsOn: string
  readonly startsSection: number | null
  readonly endsOn: string
  readonly endsSection: number | null
}

export interface Period {
  readonly section: number
  readonly season: string
  readonly startsAt: string
  readonly endsAt: string
}

/** A lesson of the class, in the term that begins on `startDate`. */
export interface ClassLesson extends Timed {
  readonly toSection: number
  readonly subject: string
}

export interface Term {
  readonly startDate: string
  readonly weeks: number
  readonly lessons: readonly ClassLesson[]
}

export interface LostLesson {
  readonly date: string
  readonly subject: string
  readonly fromSection: number
  readonly toSection: number
}

/** A day has no more. */
export const lastSection = 20

/** The days from the first to the last; both count. */
export function datesOf({ startsOn, endsOn }: Pick<Span, 'startsOn' | 'endsOn'>): readonly string[] {
  const dates: string[] = []
  for (let date = startsOn; date <= endsOn && dates.length < 366; date = daysAfter(date, 1)) dates.push(date)
  return dates
}

/** The sections of one day that fall into the span. */
const sectionsOn = ({ startsOn, startsSection, endsOn, endsSection }: Span, date: string) => ({
  from: date === startsOn ? (startsSection ?? 1) : 1,
  to: date === endsOn ? (endsSection ?? lastSection) : lastSection,
})

/** The sections of a day, by the hours of its season, in their order. */
export const periodsOn = (periods: readonly Period[], date: string): readonly Period[] =>
  periods
    .filter(({ season }) => season === 'all' || season === seasonOf(date))
    .toSorted((one, other) => one.section - other.section)

/** Days in steps of a half: a first or last day of which no more than half the sections are taken counts half. */
export function daysOf(span: Span, periods: readonly Period[]): number {
  return datesOf(span).reduce((days, date) => {
    const { from, to } = sectionsOn(span, date)
    const sections = periodsOn(periods, date)
    const taken = sections.filter(({ section }) => section >= from && section <= to)
    const whole = sections.length === 0 || taken.length * 2 > sections.length
    return days + (whole ? 1 : taken.length > 0 ? 0.5 : 0)
  }, 0)
}

/** The lessons of the class that fall into the span, by the timetable and the days of the calendar. */
export const lessonsLost = (
  span: Span,
  terms: readonly Term[],
  days: ReadonlyMap<string, CalendarDay>,
): readonly LostLesson[] =>
  datesOf(span).flatMap((date) => {
    const term = terms.find((each) => date >= each.startDate && date <= lastDayOf(each.startDate, each.weeks))
    if (!term) return []
    const { from, to } = sectionsOn(span, date)
    return lessonsOn(term.lessons, date, term.startDate, days.get(date)).flatMap((lesson) => {
      const [first, last] = [Math.max(lesson.fromSection, from), Math.min(lesson.toSection, to)]
      return first <= last ? [{ date, subject: lesson.subject, fromSection: first, toSection: last }] : []
    })
  })

/** Class hours: one for each section. */
export const hoursOf = (lost: readonly Pick<LostLesson, 'fromSection' | 'toSection'>[]): number =>
  lost.reduce((hours, { fromSection, toSection }) => hours + toSection - fromSection + 1, 0)

/** More lines than anybody reads; the hours say the rest. */
const mostLines = 60

/** The lessons as a person reads them, a line for each day; empty where none is lost. */
export function lostInWords(lost: readonly LostLesson[]): string {
  const byDate = Map.groupBy(lost, ({ date }) => date)
  const lines = [...byDate].map(([date, lessons]) => {
    const each = lessons.map(
      ({ subject, fromSection, toSection }) =>
        `第${fromSection === toSection ? fromSection : `${fromSection}-${toSection}`}节 ${subject}`,
    )
    return `${date} ${each.join('，')}`
  })
  return lines.length > mostLines ? `${lines.slice(0, mostLines).join('\n')}\n……` : lines.join('\n')
}

/** When it begins and ends, as moments: whole days from midnight to midnight, sections by the hours of their season. */
export function windowOf(span: Span, periods: readonly Period[]) {
  const at = (date: string, section: number | null) =>
    periodsOn(periods, date).find((period) => period.section === section)
  const first = at(span.startsOn, span.startsSection)
  const last = at(span.endsOn, span.endsSection)
  return {
    startsAt: `${span.startsOn} ${first?.startsAt ?? '00:00'}:00`,
    endsAt: `${span.endsOn} ${last?.endsAt ?? '23:59'}:00`,
  }
}

/** Whether a day of it lies so many days before a holiday, and is none itself. */
export const isHolidayEve = (span: Span, eves: number, days: ReadonlyMap<string, CalendarDay>): boolean =>
  datesOf(span).some(
    (date) =>
      !isHoliday(days.get(date)) &&
      Array.from({ length: eves }, (_, at) => daysAfter(date, at + 1)).some((next) =>
        isHoliday(days.get(next)),
      ),
  )

const isHoliday = (day: CalendarDay | undefined) => day?.kind === 'holiday'

/** The part that was really taken, of somebody who was back at that moment; undefined where all of it was. */
export function shortenedTo(span: Span, back: string, periods: readonly Period[]): Span | undefined {
  if (back >= windowOf(span, periods).endsAt) return undefined
  const date = back.slice(0, 10)
  const begun = periodsOn(periods, date).filter(({ startsAt }) => startsAt <= back.slice(11, 16))
  const whole = span.endsSection === null && begun.length === periodsOn(periods, date).length
  return { ...span, endsOn: date, endsSection: whole ? null : (begun.at(-1)?.section ?? 0) }
}
