/** Calendar days as `2026-09-01`: they have no hour, so all counting is done in UTC. */
const dayLength = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: string, count: number) =>
  new Date(at(day) + count * dayLength).toISOString().slice(0, 10)

/** ISO 8601: Monday is 1, Sunday 7. */
export const weekDayOf = (day: string) => new Date(at(day)).getUTCDay() || 7

/** The weeks of a term, Monday first. Week 1 is the one its first day falls in. */
export function weeksOf(startDate: string, weeks: number): readonly (readonly string[])[] {
  const monday = addDays(startDate, 1 - weekDayOf(startDate))
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day)),
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
  return step === undefined ? undefined : addDays(day, step)
}
