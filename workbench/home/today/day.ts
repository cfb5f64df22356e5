import { daysAfter, mondayOf } from '#domain/kernel/days.ts'

/** The days of the calendar that show when a month does: from the Monday before its first to the Sunday after its last. */
export function monthAround(day: string) {
  const first = `${day.slice(0, 7)}-01`
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { from: mondayOf(first), to: daysAfter(mondayOf(last), 6) }
}
