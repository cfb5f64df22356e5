/** Days as `yyyy-MM-dd`. Reckoned in UTC, where every day has 24 hours. */
const time = (day: string) => Date.parse(`${day}T00:00:00Z`)
const written = (at: number) => new Date(at).toISOString().slice(0, 10)
const length = 24 * 60 * 60 * 1000

export const addDays = (day: string, count: number) => written(time(day) + count * length)

/** The same day of another month, or its last one where it is shorter. */
export const addMonths = (day: string, count: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0))
  return written(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
}

/** From 0, which is the first day of the week as it is shown. */
export const weekday = (day: string, weekStart: 0 | 1) =>
  (new Date(time(day)).getUTCDay() - weekStart + 7) % 7

export const weekOf = (day: string, weekStart: 0 | 1) => {
  const first = addDays(day, -weekday(day, weekStart))
  return Array.from({ length: 7 }, (_, at) => addDays(first, at))
}

export const monthOf = (day: string) => day.slice(0, 7)

/** Whole weeks from the first to the last day of the month, with the days of its neighbours that fall into them. */
export const monthGrid = (day: string, weekStart: 0 | 1): string[][] => {
  const month = monthOf(day)
  const weeks: string[][] = []
  for (let week = weekOf(`${month}-01`, weekStart); week.some((each) => monthOf(each) === month); ) {
    weeks.push(week)
    week = weekOf(addDays(week[0] ?? day, 7), weekStart)
  }
  return weeks
}

export interface Spanning {
  readonly start: string
  readonly end?: string
}

const dayOf = (moment: string) => moment.slice(0, 10)

/** What falls on a day: what lasts the day through first, then by the hour. */
export const onDay = <Event extends Spanning>(events: readonly Event[], day: string): Event[] =>
  events
    .filter(({ start, end }) => dayOf(start) <= day && day <= dayOf(end ?? start))
    .toSorted((a, b) => hourOn(a, day).localeCompare(hourOn(b, day)))

/** `HH:mm` at which it begins on that day; empty when it lasts it through. */
export const hourOn = ({ start }: Spanning, day: string) => (dayOf(start) === day ? start.slice(11, 16) : '')
