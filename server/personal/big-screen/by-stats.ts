import { sql } from 'kysely'
import { type Period, stepped } from '#domain/kernel/figures.ts'
import { type Each, type Stats, statsOn } from '#domain/kernel/stats.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { quoted } from '#server/core/database/names.ts'
import { sortKey } from '#server/core/database/sort-key.ts'
import { dimensionOf, stepOfTime } from '#server/engine/stats/dimension.ts'
import { dimensionNamed, lyingIn, toldBy } from '#server/engine/stats/figures.ts'
import { isLatest, latestOf } from '#server/engine/stats/latest.ts'
import { declaredCondition, reckonedFor } from '#server/engine/stats/measure.ts'
import { grouped } from '#server/engine/stats/statement.ts'
import type { Counting } from './counting.ts'

interface Cut {
  readonly measures: readonly string[]
  readonly during?: Period
  /** Fields of the counted rows, or paths from them. */
  readonly by?: string | readonly string[]
  /** Steps of time, after the groups. */
  readonly each?: Each
  /** By which the rows lie in time, where a wall asks by another moment than the screen does. */
  readonly over?: string
  /** Groups of fewer rows are left out. */
  readonly least?: number
}

export interface Reckoned {
  /** The first of its keys; empty where rows have none. */
  readonly key: string
  readonly keys: readonly string[]
  /** By measure, in their order; null is no figure, as of a share of nothing. */
  readonly values: readonly (number | null)[]
}

/** Figures of a declared statistic, as its own screen has them, of the whole college: one group for each key. */
export async function reckonedBy(
  { app, tenantId, today }: Counting,
  declared: Stats,
  { measures, during, by = [], each, over = declared.over, least = 0 }: Cut,
): Promise<readonly Reckoned[]> {
  const stats: Stats = { ...statsOn(declared, today), ...(over && { over }) }
  const latest = stats.latest ? await latestOf({ db: app.db, actor: { tenantId } }, stats) : null
  const dimensions = [
    ...[by].flat().map((path) => dimensionNamed(stats, path, today)),
    ...(each ? [stepOfTime(stats.of, over ?? '', each, stepped(each))] : []),
  ]
  const counted = reckonedFor(stats, measures)
  const groups = await grouped(app.db, stats, {
    tenantId,
    dimensions,
    sets: [dimensions.map(({ name }) => name)],
    measures: counted,
    where: [
      sql`r.tenant_id = ${tenantId}`,
      ...(stats.where ? [declaredCondition(stats.of, stats.where)] : []),
      ...isLatest(stats, latest),
      ...lyingIn(stats, during ?? null),
    ],
  })
  const told = toldBy(stats, measures, counted)
  return groups
    .filter(({ rows }) => rows >= least)
    .map((group) => {
      const keys = group.keys.map((key) => key ?? '')
      return { key: keys[0] ?? '', keys, values: told(group) }
    })
}

/** Measures of all rows together. */
export async function totalsOf<const M extends string>(
  at: Counting,
  stats: Stats,
  measures: readonly M[],
  cut: Pick<Cut, 'during' | 'over'> = {},
) {
  const [all] = await reckonedBy(at, stats, { ...cut, measures })
  return Object.fromEntries(measures.map((name, place) => [name, all?.values[place] ?? 0])) as {
    readonly [K in M]: number
  }
}

/** One measure by the codes of a field. */
export const codesBy = async (at: Counting, stats: Stats, measure: string, by: string, during?: Period) =>
  (await reckonedBy(at, stats, { measures: [measure], by, ...(during && { during }) })).map(
    ({ key, values }) => ({ code: key, value: values[0] ?? 0 }),
  )

export interface NamedGroup extends Reckoned {
  readonly name: string
  /** The first of its values. */
  readonly value: number
}

/** Names of what a path ends at, by id: short ones where it has them. */
async function namesOf(
  { tenantId, rows }: Counting,
  target: AnyTable,
  ids: readonly string[],
  called: 'name' | 'code',
) {
  const short = called === 'name' && target.fields.shortName
  const name = short ? sql`coalesce(short_name, name)` : sql.ref(called)
  const found = await rows(sql<{ id: string; name: string }>`
    select id::text, ${name} as name from ${sql.raw(quoted(target.name))}
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`)
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** Measures by what a path points at, under its names or codes, the greatest first; rows that point at nothing are left out. */
export async function namesBy(
  at: Counting,
  stats: Stats,
  { by, called = 'name', ...cut }: Cut & { readonly by: string; readonly called?: 'name' | 'code' },
): Promise<readonly NamedGroup[]> {
  const groups = (await reckonedBy(at, stats, { ...cut, by })).filter(({ key }) => key)
  const { target } = dimensionOf(stats.of, by) as { readonly target: AnyTable }
  const names = await namesOf(
    at,
    target,
    groups.map(({ key }) => key),
    called,
  )
  return groups
    .flatMap((group) => {
      const name = names.get(group.key)
      return name && group.values.some(Boolean) ? [{ ...group, name, value: group.values[0] ?? 0 }] : []
    })
    .map((group) => ({ group, sound: sortKey(group.name) ?? '' }))
    .sort((one, other) => other.group.value - one.group.value || (one.sound < other.sound ? -1 : 1))
    .map(({ group }) => group)
}
