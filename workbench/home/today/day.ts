import { daysAfter, weekDayOf } from '#domain/kits/school-week.ts'

/** The day it is at the school, `yyyy-MM-dd`, wherever the browser stands. */
export const today = (now: Date = new Date()) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now)

/** The hour it is at the school, 0 to 23. */
export const hourAt = (now: Date) =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', hourCycle: 'h23' }).format(
      now,
    ),
  )

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: string) => daysAfter(day, 1 - weekDayOf(day))

/** The days of the calendar that show when a month does: from the Monday before its first to the Sunday after its last. */
export function monthAround(day: string) {
  const first = `${day.slice(0, 7)}-01`
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { from: mondayOf(first), to: daysAfter(mondayOf(last), 6) }
}
