import { weekDayOf } from '#domain/kernel/days.ts'
import { weekOf } from './school-week.ts'

/** When a lesson is held; all else about it is carried along. */
export interface Timed {
  readonly dayOfWeek: string
  readonly fromSection: number
  readonly fromWeek: number
  readonly toWeek: number
  readonly parity: string
}

/** What the school calendar says of a day; without it the day is a plain one. */
export interface CalendarDay {
  readonly kind: string
  /** Of a make-up day: the weekday whose lessons it has, 1 for Monday. */
  readonly dayOfWeekAs: string | null
}

/** Lessons are given on plain days and on make-up days; a holiday, an examination or a training day has none. */
const taught = (day: CalendarDay | undefined) => !day || day.kind === 'teaching' || day.kind === 'swapped'

/** Whether a lesson is held in this week of the term, counted from 1. */
export const heldIn = ({ fromWeek, toWeek, parity }: Timed, week: number) =>
  week >= fromWeek && week <= toWeek && (parity === 'every' || (parity === 'odd') === (week % 2 === 1))

/** The lessons of a day, `yyyy-MM-dd`, of the term that begins on `startDate`, in the order of their sections. */
export function lessonsOn<Lesson extends Timed>(
  lessons: readonly Lesson[],
  date: string,
  startDate: string,
  day: CalendarDay | undefined,
): readonly Lesson[] {
  if (!taught(day)) return []
  const as = day?.dayOfWeekAs ?? String(weekDayOf(date))
  const week = weekOf(startDate, date)
  return lessons
    .filter((lesson) => lesson.dayOfWeek === as && heldIn(lesson, week))
    .toSorted((one, other) => one.fromSection - other.fromSection)
}

/** 夏令 is May to September. */
export const seasonOf = (date: string) => {
  const month = Number(date.slice(5, 7))
  return month >= 5 && month <= 9 ? 'summer' : 'winter'
}
