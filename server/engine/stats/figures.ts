import { type RawBuilder, sql } from 'kysely'
import { setsOf } from '#domain/kernel/figure-sets.ts'
import {
  eachOf,
  type FigureRow,
  type Figures,
  type FiguresAsked,
  isStep,
  type Period,
} from '#domain/kernel/figures.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import {
  comparesRounds,
  dayOfRows,
  type Measure,
  needsRows,
  type Stats,
  statsOn,
} from '#domain/kernel/stats.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { columnOf, written } from '#server/engine/rows/columns.ts'
import { badParameter } from '#server/engine/rows/query-string.ts'
import { byName } from './by-name.ts'
import { bandOf, type Dimension, dimensionOf, stepOfTime } from './dimension.ts'
import { withoutFew } from './few.ts'
import { labelsFor } from './labels.ts'
import { isLatest, latestNamed, latestOf } from './latest.ts'
import { declaredCondition, reckonedFor } from './measure.ts'
import { comparedWith, dayAsked, periodOf } from './period.ts'
import { type Seen, seenOf } from './seen.ts'
import { type Group, grouped, mostGroups } from './statement.ts'

/** What is asked, and which rows it is asked of: those within reach that pass the filters. */
export type Asked = Pick<FiguresAsked, 'by' | 'across' | 'from' | 'to' | 'on' | 'compare'> & {
  readonly reach: RawBuilder<boolean>
  readonly joins: RawBuilder<unknown>
  readonly where: readonly RawBuilder<unknown>[]
  /** The fields that the filters name. */
  readonly filtered: readonly string[]
}

/** The figures of a declaration as somebody may see them, each set from one reading of the rows. */
export async function figuresOf(unit: Unit, declared: Stats, asked: Asked): Promise<Figures> {
  const { app, actor } = unit
  const stats = statsOn(declared, todayOf(app))
  const seen = await seenOf(unit, stats)
  const { by, across } = cutBy(seen, asked)
  const on = dayAsked(asked) ?? null
  const day = dayOfRows(stats, on)
  if (on && !seen.onDay) return badParameter('on', '这项统计不能按某一天查看')
  const period = seen.inTime && !on ? await periodOf(app, actor.tenantId, asked, stats) : null
  const compared = period ? comparedWith(period, asked.compare ?? 'none') : undefined
  const compares = comparesRounds(stats, { by, across })
  const latest =
    stats.latest && (compares || !asked.filtered.includes(stats.latest))
      ? await latestOf(unit, stats, asked.reach, compares ? asked : undefined)
      : null
  const sets = setsOf({ charts: chartsFor(stats, seen, period !== null) }, by, across)
  const names = [...new Set(sets.flat())]
  const dimensions = names.map((name) => dimensionNamed(stats, name, day ?? todayOf(app)))
  const measures = reckonedFor(stats, seen.measures)
  const read = async (during: Period | null) => {
    const where = [...standing(unit, stats, asked), ...lyingIn(stats, during), ...holdingOn(stats, on)]
    const groupsOf = async (some: typeof sets, only: readonly RawBuilder<unknown>[]) => {
      const used = names.filter((name) => some.some((set) => set.includes(name)))
      const found = await grouped(unit.db, stats, {
        ...{ dimensions: dimensions.filter(({ name }) => used.includes(name)), sets: some, measures },
        ...{ joins: asked.joins, where: [...where, ...only], tenantId: actor.tenantId, day },
      })
      return found.map((group) => ({
        ...group,
        set: sets.indexOf(some[group.set] ?? []),
        keys: names.map((name) => group.keys[used.indexOf(name)] ?? null),
      }))
    }
    const isCompared = (set: readonly string[]) => compares && set.includes(stats.latest ?? '')
    const [rounds, others] = [sets.filter(isCompared), sets.filter((set) => !isCompared(set))]
    const groups = [
      ...(rounds.length > 0 ? await groupsOf(rounds, []) : []),
      ...(others.length > 0 ? await groupsOf(others, isLatest(stats, latest)) : []),
    ]
    return groups.length > mostGroups
      ? refuse({ type: 'invalid', message: '分组太多，请先筛选再统计' })
      : groups
  }
  const [groups, before] = await Promise.all([read(period), compared && read(compared)])
  const labels = await labelsFor(unit, dimensions, [...groups, ...(before ?? [])])
  const told = toldBy(stats, seen.measures, measures)
  const inOrder = byName()
  return {
    at: timeOf(app.now()),
    period,
    on,
    latest,
    latestLabel: await latestNamed(unit, stats, latest),
    compared: compared ?? null,
    by,
    across: across ?? null,
    groups: seen.groups,
    measures: seen.measures,
    sets: sets.map((set, at) => {
      const places = set.map((name) => names.indexOf(name))
      const earlier = new Map(
        before?.filter((group) => group.set === at).map((group) => [keyOf(group, places), group]),
      )
      const now = groups.filter((group) => group.set === at)
      const there = new Set(now.map((group) => keyOf(group, places)))
      // A step of time is of its own period: the earlier one has other steps.
      const gone = set.some(isStep)
        ? []
        : [...earlier].flatMap(([key, group]) => (there.has(key) ? [] : [group]))
      const rowOf = (group: Group, figures: Group | undefined, previous: Group | undefined) => ({
        // What is too few in one of the two periods would be told by the other's change.
        rows: Math.min(...[figures, previous].flatMap((each) => each?.rows ?? [])),
        row: {
          keys: places.map((place) => group.keys[place] ?? null),
          labels: places.map((place) => labels(place, group.keys[place] ?? null)),
          figures: told(figures),
          ...(before && { before: told(previous) }),
        } satisfies FigureRow,
      })
      const rows = [
        ...now.map((group) => rowOf(group, group, earlier.get(keyOf(group, places)))),
        ...gone.map((group) => rowOf(group, undefined, group)),
      ]
      return {
        by: set,
        rows: inOrder(
          stats.least && set.length > 0 ? withoutFew(rows, stats.least) : rows.map(({ row }) => row),
        ),
      }
    }),
  }
}

const keyOf = ({ keys }: Group, places: readonly number[]) =>
  JSON.stringify(places.map((place) => keys[place]))

function cutBy({ groups, measures }: Seen, { by, across }: FiguresAsked) {
  const [first] = groups
  if (!first || measures.length === 0) return refuse({ type: 'forbidden' })
  if (by && !groups.includes(by)) return badParameter('by', phrase('不支持的分组：{{group}}', { group: by }))
  if (across && (!groups.includes(across) || across === (by || first)))
    return badParameter('across', phrase('不支持的分组：{{group}}', { group: across }))
  return { by: by || first, across: across || undefined }
}

/** The charts whose every figure and group the asker may see. */
const chartsFor = ({ charts }: Stats, { groups, measures }: Seen, inTime: boolean) =>
  charts.filter((chart) => {
    const cuts = [chart.by, 'stackedBy' in chart ? chart.stackedBy : undefined].flatMap((cut) => cut ?? [])
    const known =
      cuts.every((cut) => groups.includes(cut)) && chart.of.every((name) => measures.includes(name))
    return known && (chart.chart !== 'trend' || inTime)
  })

/** A group of a declaration as it is on a day. */
export function dimensionNamed({ of, over, bands }: Stats, name: string, today: string): Dimension {
  const own = bands?.[name]
  if (own) return bandOf(of, name, own, today)
  return isStep(name) && over ? stepOfTime(of, over, eachOf(name), name) : dimensionOf(of, name)
}

/** The college, what the declaration always asks, and what the asker does. */
const standing = ({ actor }: Unit, { of, where }: Stats, asked: Asked): readonly RawBuilder<unknown>[] => [
  sql`r.tenant_id = ${actor.tenantId}`,
  asked.reach,
  ...(where ? [declaredCondition(of, where)] : []),
  ...asked.where,
]

/** Both days counted, from the first moment of one to the last of the other. */
export function lyingIn({ of, over }: Stats, period: Period | null): readonly RawBuilder<unknown>[] {
  if (!over || !period) return []
  const column = sql.raw(columnOf(over))
  const { kind } = of.fields[over]
  if (kind === 'date') return [sql`${column} >= ${period.from}::date and ${column} <= ${period.to}::date`]
  return [
    sql`${column} >= ${written('moment', `${period.from} 00:00:00`)}
      and ${column} < ${written('moment', `${period.to} 00:00:00`)} + interval '1 day'`,
  ]
}

/** Rows that hold at the end of a day. */
function holdingOn({ of, during }: Stats, on: string | null): readonly RawBuilder<unknown>[] {
  if (!during || !on) return []
  const value = (name: string) =>
    of.fields[name].kind === 'date' ? sql`${on}::date` : written('moment', `${on} 23:59:59`)
  const [since, until] = [sql.raw(columnOf(during.since)), sql.raw(columnOf(during.until))]
  return [
    sql`${since} <= ${value(during.since)}`,
    sql`(${until} is null or ${until} > ${value(during.until)})`,
  ]
}

/** The figures that are told, from those that were reckoned. */
export function toldBy({ measures }: Stats, names: readonly string[], reckoned: readonly string[]) {
  const places = new Map(reckoned.map((name, at) => [name, at]))
  return (group: Group | undefined) => {
    const figure = (name: string): number | null => group?.figures[places.get(name) ?? -1] ?? null
    return names.map((name) => {
      const measure = measures[name] as Measure
      if (measure.measure !== 'ratio') return group || needsRows(measure) ? figure(name) : 0
      const [part, whole] = [figure(measure.part), figure(measure.whole)]
      return part === null || !whole ? null : (part / whole) * 100
    })
  }
}
