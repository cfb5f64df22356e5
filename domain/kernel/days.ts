const dayMs = 86_400_000
const at = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** `yyyy-MM-dd`, so many days later. */
export const daysAfter = (date: string, days: number) =>
  new Date(at(date) + days * dayMs).toISOString().slice(0, 10)

/** How many days the second date lies after the first; NaN where one of them is no date. */
export const daysBetween = (from: string, to: string) => (at(to) - at(from)) / dayMs

/** Monday is 1, Sunday 7 (ISO 8601). */
export const weekDayOf = (date: string) => new Date(at(date)).getUTCDay() || 7

/** The Monday of the week that a day lies in. */
export const mondayOf = (date: string) => daysAfter(date, 1 - weekDayOf(date))
