import type { schoolCalendar } from '#domain/base/school-calendar.ts'
import type { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'

type Calendar = Made<typeof schoolCalendar>
type Day = Made<typeof schoolCalendarDay>

const terms = [
  ['2025-2026', '1', '2025-09-01'],
  ['2025-2026', '2', '2026-03-02'],
  ['2026-2027', '1', '2026-08-31'],
  ['2026-2027', '2', '2027-03-01'],
] as const
const termNames = { '1': '第一学期', '2': '第二学期' } as const
const weeks = 20

export const calendarsOf = (random: Random): Calendar[] =>
  terms.map(([academicYear, term, startDate]) => ({
    id: random.id(),
    name: `${academicYear}学年${termNames[term]}`,
    academicYear,
    term,
    startDate,
    weeks,
  }))

/**
 * As the State Council announced them for 2025 and 2026, with the weekday whose lessons a make-up day has.
 * For 2027 only the days that the law itself gives (全国年节及纪念日放假办法): the arrangement comes later.
 */
const holidays: readonly [string, string, string][] = [
  ['国庆节、中秋节', '2025-10-01', '2025-10-08'],
  ['元旦', '2026-01-01', '2026-01-03'],
  ['清明节', '2026-04-04', '2026-04-06'],
  ['劳动节', '2026-05-01', '2026-05-05'],
  ['端午节', '2026-06-19', '2026-06-21'],
  ['中秋节', '2026-09-25', '2026-09-27'],
  ['国庆节', '2026-10-01', '2026-10-07'],
  ['元旦', '2027-01-01', '2027-01-01'],
  ['清明节', '2027-04-05', '2027-04-05'],
  ['劳动节', '2027-05-01', '2027-05-02'],
  ['端午节', '2027-06-09', '2027-06-09'],
]
const makeUps: readonly [string, Day['dayOfWeekAs'], string][] = [
  ['2025-09-28', '2', '补 10 月 7 日（星期二）的课'],
  ['2025-10-11', '3', '补 10 月 8 日（星期三）的课'],
  ['2026-01-04', '5', '补 1 月 2 日（星期五）的课'],
  ['2026-05-09', '2', '补 5 月 5 日（星期二）的课'],
  ['2026-09-20', '2', '补 10 月 6 日（星期二）的课'],
  ['2026-10-10', '3', '补 10 月 7 日（星期三）的课'],
]

export function calendarDaysOf(random: Random, calendars: readonly Calendar[]): Day[] {
  return calendars.flatMap(({ id: calendarId, startDate }) => {
    const last = daysAfter(startDate, weeks * 7 - 1)
    const named = new Map<string, Omit<Day, 'id' | 'calendarId' | 'date'>>()
    // The last two weeks are for examinations, Monday to Friday.
    for (let day = (weeks - 2) * 7; day < weeks * 7; day++)
      if (day % 7 < 5) named.set(daysAfter(startDate, day), { kind: 'exam', note: '期末考试' })
    for (const [note, from, to] of holidays)
      for (let date = from; date <= to; date = daysAfter(date, 1)) named.set(date, { kind: 'holiday', note })
    for (const [date, dayOfWeekAs, note] of makeUps) named.set(date, { kind: 'swapped', dayOfWeekAs, note })
    return [...named]
      .filter(([date]) => date >= startDate && date <= last)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, day]) => ({ id: random.id(), calendarId, date, ...day }))
  })
}
