import { daysAfter } from '#domain/kernel/days.ts'

/** The same day so many months later; the last of its month where it has none such. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const on = Math.min(date, last.getUTCDate())
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), on)).toISOString().slice(0, 10)
}

interface Since {
  /** The day of receipt. */
  readonly receivedOn: string
  readonly appealDays: number
  readonly months: number
}

/** The last day of an appeal, and the last day on which the violation counts: both by the day of receipt. */
export const termsOf = ({ receivedOn, appealDays, months }: Since) => ({
  appealUntil: daysAfter(receivedOn, appealDays),
  endsOn: monthsAfter(receivedOn, months),
})

interface Conduct {
  readonly receivedOn: string
  readonly months: number
  /** Days of other violations since. */
  readonly later: readonly string[]
  /** Somebody who did something outstanding is released after half of the time. */
  readonly merit: boolean
}

/** From when on somebody may be released: after the whole time without another violation, each of which begins it anew. */
export function releasableFrom({ receivedOn, months, later, merit }: Conduct): string {
  const since = later.reduce((latest, day) => (day > latest ? day : latest), receivedOn)
  return monthsAfter(since, merit ? Math.ceil(months / 2) : months)
}
