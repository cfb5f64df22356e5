import { daysAfter, mondayOf, weekDayOf } from '#domain/kernel/days.ts'

/** The weeks of a term, Monday first. Week 1 is the one its first day falls in. */
export function weeksOf(startDate: string, weeks: number): readonly (readonly string[])[] {
  const monday = mondayOf(startDate)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => daysAfter(monday, week * 7 + day)),
  )
}

/** Which day the arrow keys lead to; undefined for every other key. */
export function dayReached(day: string, key: string): string | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekDayOf(day),
    End: 7 - weekDayOf(day),
  }
  const step = steps[key]
  return step === undefined ? undefined : daysAfter(day, step)
}
