import { signStats } from '#domain/dormitory/sign/stats.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { few } from '#domain/system/wall/few.ts'
import type { Course } from '#domain/system/wall/figure.ts'
import { reckonedBy } from './by-stats.ts'
import type { Counting } from './counting.ts'

/** Days in which a wall looks for nights with a round. */
const within = 14

const measures = ['signRate']

export interface Signs {
  /** The last night with a round: tonight, once one has begun. */
  readonly night: string | null
  /** In percent, with one decimal, as all of them. */
  readonly rate: number | null
  /** By id; houses in which few were to sign are left out. */
  readonly byHouse: ReadonlyMap<string, number>
  readonly trend: Course
}

const rounded = (rate: number | null | undefined) => (rate == null ? null : Math.round(rate * 10) / 10)

/** Who signed in at night, of those who were to: as 签到统计 has it. */
export async function signsOf(at: Counting): Promise<Signs> {
  const during = { from: daysAfter(at.today, 1 - within), to: at.today }
  const days = await reckonedBy(at, signStats, { measures, each: 'day', during, ...few })
  const nights = days
    .filter(({ values: [rate] }) => rate != null)
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const last = nights.at(-1)
  const night = last?.key ?? null
  const houses = night
    ? await reckonedBy(at, signStats, {
        measures,
        by: 'buildingId',
        during: { from: night, to: night },
        ...few,
      })
    : []
  return {
    night,
    rate: rounded(last?.values[0]),
    byHouse: new Map(
      houses.flatMap(({ key, values }) => {
        const rate = rounded(values[0])
        return key && rate !== null ? [[key, rate] as const] : []
      }),
    ),
    trend: {
      names: nights.map(({ key }) => key),
      series: [{ name: '签到率', values: nights.map(({ values }) => rounded(values[0])) }],
    },
  }
}
