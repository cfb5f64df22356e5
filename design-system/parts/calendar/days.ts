/** `yyyy-MM-dd`. Days compare as texts do, and know no time zone. */
export type Day = string

const toUtc = (day: Day) => new Date(`${day}T00:00:00Z`)
const write = (date: Date) => date.toISOString().slice(0, 10)
const two = (count: number) => String(count).padStart(2, '0')

export const isDay = (text: string | null | undefined): text is Day =>
  text != null &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(toUtc(text).getTime()) &&
  write(toUtc(text)) === text

const newClock = (timeZone?: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
const clocks = new Map<string, Intl.DateTimeFormat>()

/** One for each zone, for they are dear to make; the reader's own may become another. */
function clockIn(timeZone?: string): Intl.DateTimeFormat {
  if (!timeZone) return newClock()
  const clock = clocks.get(timeZone) ?? newClock(timeZone)
  clocks.set(timeZone, clock)
  return clock
}

/** The day that it is where that clock hangs; without a zone, by the reader's own. */
export const todayIn = (timeZone?: string, now = new Date()): Day => clockIn(timeZone).format(now)

export const addDays = (day: Day, count: number): Day => {
  const date = toUtc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return write(date)
}

/** The same day of another month, or its last where it has no such day. */
export const addMonths = (day: Day, count: number): Day => {
  const first = toUtc(`${day.slice(0, 7)}-01`)
  first.setUTCMonth(first.getUTCMonth() + count)
  const last = new Date(first)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return `${write(first).slice(0, 8)}${two(Math.min(Number(day.slice(8)), last.getUTCDate()))}`
}

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export const weekdayOf = (day: Day) => toUtc(day).getUTCDay() || 7
export const startOfWeek = (day: Day) => addDays(day, 1 - weekdayOf(day))
export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`
export const daysBetween = (from: Day, to: Day) => Math.round((+toUtc(to) - +toUtc(from)) / 86_400_000)
export const clampDay = (day: Day, min?: Day, max?: Day) =>
  min && day < min ? min : max && day > max ? max : day

/** Six weeks that hold the whole month: always as many, so that the calendar does not change its height. */
export const weeksOfMonth = (day: Day): Day[][] => {
  const first = startOfWeek(startOfMonth(day))
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => addDays(first, week * 7 + at)),
  )
}

/** Names a day in the reader's language, as its `options` say. */
export const nameDay = (locale: string, day: Day, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(toUtc(day))
