import { addDays, type Day, daysBetween, startOfWeek } from './days.ts'

/** `yyyy-Www` as in ISO 8601: a week begins on Monday and belongs to the year of its Thursday. */
export type Week = string

export const weekOf = (day: Day): Week => {
  const thursday = addDays(startOfWeek(day), 3)
  const year = thursday.slice(0, 4)
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** The fourth of January is in the first week of every year. */
export const mondayOf = (week: Week): Day =>
  addDays(startOfWeek(`${week.slice(0, 4)}-01-04`), (Number(week.slice(6)) - 1) * 7)

export const isWeek = (text: string | null | undefined): text is Week =>
  text != null && /^\d{4}-W\d\d$/.test(text) && weekOf(mondayOf(text)) === text

/** Takes what people type: 2026-W47, 2026W47, 2026年第47周, 2026 47. */
export const readWeek = (typed: string): Week | undefined => {
  const [, year, week = ''] = /^\s*(\d{4})\D+(\d{1,2})\D*$/.exec(typed.normalize('NFKC')) ?? []
  const text = `${year}-W${week.padStart(2, '0')}`
  return isWeek(text) ? text : undefined
}

/** Counted from the week of the first day of term; null before it, and after its last week. */
export const schoolWeekOf = (day: Day, termStart: Day, weeks = 60): number | null => {
  const week = Math.floor(daysBetween(startOfWeek(termStart), day) / 7) + 1
  return week >= 1 && week <= weeks ? week : null
}
