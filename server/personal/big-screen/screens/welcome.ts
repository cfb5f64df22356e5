import { goodsKinds } from '#domain/claim/goods/kinds.ts'
import { goodsStats } from '#domain/claim/goods/stats.ts'
import { verdicts, verifyWays } from '#domain/claim/verdict.ts'
import { arrivalStats, deskStats } from '#domain/claim/verify-stats.ts'
import { gender } from '#domain/dictionaries/national.ts'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { latestOf } from '#server/engine/stats/latest.ts'
import { codesBy, namesBy, reckonedBy, totalsOf } from '#server/personal/big-screen/by-stats.ts'
import { type Counting, courseOf, hours, labelled, measured } from '#server/personal/big-screen/counting.ts'

type Figures = WallFigures<'welcome'>

/** Desks are open within these hours; arrivals beside them are counted at their edges. */
const [opens, closes] = [7, 20]

export async function countWelcome(at: Counting): Promise<Figures> {
  const year = await latestOf({ db: at.app.db, actor: at }, arrivalStats)
  const [totals, arrivals, departments, judged, ways, genders, goods] = await Promise.all([
    totalsOf(at, arrivalStats, ['expected', 'arrived', 'away', 'bedded']),
    arrivalsOf(at),
    namesBy(at, arrivalStats, { measures: ['arrived', 'away', 'expected'], by: 'departmentId' }),
    verificationsBy(at, 'standing', 'verdict', year),
    verificationsBy(at, 'passed', 'way', year),
    codesBy(at, arrivalStats, 'arrived', 'gender'),
    goodsOf(at, year),
  ])
  return {
    year: year === null ? null : Number(year),
    expected: totals.expected,
    arrived: totals.arrived,
    awaited: totals.away,
    bedded: totals.bedded,
    arrivalDay: arrivals.day,
    hours: courseOf(hours(opens, closes), arrivals.byHour, '报到人数'),
    departments: measured(
      departments.slice(0, 12).map(({ name, values: [arrived, away] }) => ({ name, arrived, away })),
      { arrived: '已报到', away: '未报到' },
    ),
    verdicts: await labelled(at, verdicts, judged),
    ways: await labelled(at, verifyWays, ways),
    genders: await labelled(at, gender, genders),
    goods: measured(goods, { received: '已领取', outstanding: '待领取' }),
  }
}

/** By hour, of the last day on which anybody arrived. */
async function arrivalsOf(at: Counting) {
  const cut = { measures: ['arrived'], over: 'arrivedAt' }
  const days = await reckonedBy(at, arrivalStats, { ...cut, each: 'day' })
  const day =
    days
      .filter(({ values: [arrived] }) => arrived)
      .map(({ key }) => key)
      .toSorted()
      .at(-1) ?? null
  const hourly = day
    ? await reckonedBy(at, arrivalStats, { ...cut, each: 'hour', during: { from: day, to: day } })
    : []
  const within = Map.groupBy(hourly, ({ key }) =>
    String(Math.min(Math.max(Number(key), opens), closes)).padStart(2, '0'),
  )
  const byHour = [...within].map(([hour, groups]) => ({
    at: hour,
    value: groups.reduce((sum, { values: [arrived] }) => sum + (arrived ?? 0), 0),
  }))
  return { day, byHour }
}

/** Of those admitted that year; of people on no list, in that year. */
async function verificationsBy(
  at: Counting,
  measure: 'standing' | 'passed',
  by: 'verdict' | 'way',
  year: string | null,
) {
  const groups = await reckonedBy(at, deskStats, {
    measures: [measure],
    by: [by, 'admittedId.year'],
    each: 'year',
  })
  const ofYear = groups.filter(({ keys: [, admitted, tapped] }) => (admitted || tapped) === year)
  return [...Map.groupBy(ofYear, ({ key }) => key)].map(([code, each]) => ({
    code,
    value: each.reduce((sum, { values: [times] }) => sum + (times ?? 0), 0),
  }))
}

/** Goods of those admitted that year, kind by kind, of which there are orders. */
async function goodsOf(at: Counting, year: string | null) {
  const kinds = await Promise.all(
    entriesOf(goodsKinds).map(async ([kind, name]) => {
      const groups = await reckonedBy(at, goodsStats[kind].college, {
        measures: ['received', 'outstanding'],
        by: 'admittedId.year',
      })
      return { name, values: groups.find(({ key }) => key === year)?.values ?? [] }
    }),
  )
  return kinds
    .filter(({ values }) => values.some(Boolean))
    .map(({ name, values: [received, outstanding] }) => ({ name, received, outstanding }))
}
