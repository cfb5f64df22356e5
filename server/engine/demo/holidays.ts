import { daysAfter } from '#domain/kernel/days.ts'

/** Month and day between which each lies, in a year of average. */
const holidays = [
  { name: '元旦假期', from: '01-01', until: '01-03' },
  { name: '寒假', from: '01-20', until: '02-25' },
  { name: '清明节假期', from: '04-04', until: '04-06' },
  { name: '劳动节假期', from: '05-01', until: '05-05' },
  { name: '暑假', from: '07-10', until: '08-29' },
  { name: '国庆节假期', from: '10-01', until: '10-07' },
] as const

export interface Holiday {
  readonly name: string
  readonly from: string
  readonly until: string
}

/** The last one that is over, and the next for which there is still time to ask. */
export function around(today: string): readonly [last: Holiday, next: Holiday] {
  const year = Number(today.slice(0, 4))
  const all = [year - 1, year, year + 1].flatMap((of) =>
    holidays.map(({ name, from, until }) => ({
      name: `${of} 年${name}`,
      from: `${of}-${from}`,
      until: `${of}-${until}`,
    })),
  )
  const last = all.findLast(({ until }) => until < today)
  const next = all.find(({ from }) => from > daysAfter(today, 3))
  if (!last || !next) throw new Error('There is no holiday around this day.')
  return [last, next]
}
