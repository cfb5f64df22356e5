import type { Condition } from './condition.ts'
import { daysAfter } from './days.ts'

/** Dates put together by how long ago they are: ages of people, or how long a debt has stood. */
export interface Bands {
  readonly unit: 'years' | 'days'
  /** Where each band begins, growing; what is less than the first of them is a band of its own. */
  readonly from: readonly number[]
}

/** Ages in whole years: somebody is a year older on the birthday, of 29 February on the 28th where a year has none. */
export const ages = (...from: readonly number[]): Bands => ({ unit: 'years', from })
/** Whole days that have gone by. */
export const daysAgo = (...from: readonly number[]): Bands => ({ unit: 'days', from })

/** One band, and the dates in it; null where it has no end. */
export interface Band {
  /** As a group of figures has it: where it begins, in as many digits as the greatest, so that keys stand in order. */
  readonly key: string
  readonly from: number
  /** The last whole year or day in it; null in the last band. */
  readonly to: number | null
  readonly since: string | null
  readonly until: string | null
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The last date that is so long ago, `yyyy-MM-dd`. */
function lastDate({ unit }: Bands, today: string, ago: number): string {
  if (unit === 'days') return daysAfter(today, -ago)
  const year = Number(today.slice(0, 4)) - ago
  const monthDay = today.slice(4)
  // Who was born on 29 February is a year older on the 28th of a year without one.
  if (monthDay === '-02-28' && !isLeap(Number(today.slice(0, 4))) && isLeap(year)) return `${year}-02-29`
  return monthDay === '-02-29' && !isLeap(year) ? `${year}-02-28` : `${year}${monthDay}`
}

/** The bands as they are on a day, the latest dates first. Dates after that day lie in the first. */
export function bandsOn(bands: Bands, today: string): readonly Band[] {
  const starts = [0, ...bands.from]
  const digits = String(starts.at(-1)).length
  return starts.map((from, at) => {
    const next = starts[at + 1]
    return {
      key: String(from).padStart(digits, '0'),
      from,
      to: next === undefined ? null : next - 1,
      since: next === undefined ? null : daysAfter(lastDate(bands, today, next), 1),
      until: at === 0 ? null : lastDate(bands, today, from),
    }
  })
}

/** The condition that finds the dates of a band; undefined where there is none of that key. */
export function inBand(field: string, bands: Bands, today: string, key: string): Condition | undefined {
  const band = bandsOn(bands, today).find((each) => each.key === key)
  if (!band) return undefined
  const { since, until } = band
  if (since && until) return { field, is: 'between', value: [since, until] }
  return since ? { field, is: 'atLeast', value: since } : { field, is: 'atMost', value: until ?? '' }
}

/** How a band is called in Chinese; `{{from}}` and `{{to}}` stand for its ends. */
export function bandWords({ unit }: Bands, { from, to }: Pick<Band, 'from' | 'to'>): string {
  const years = unit === 'years'
  if (to === null) return years ? '{{from}} 岁及以上' : '{{from}} 天及以上'
  if (from === 0) return years ? '{{to}} 岁及以下' : '{{to}} 天及以内'
  if (from === to) return years ? '{{from}} 岁' : '{{from}} 天'
  return years ? '{{from}}–{{to}} 岁' : '{{from}}–{{to}} 天'
}
