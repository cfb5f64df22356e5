import { type RawBuilder, sql } from 'kysely'
import type { Measure, Ratio, Stats } from '#domain/kernel/stats.ts'
import type { Database } from '#server/core/app-context.ts'
import { rowsAsOf } from '#server/engine/rows/as-of.ts'
import type { Dimension } from './dimension.ts'
import { reckoned } from './measure.ts'

/** More groups than this are no statistics any more: who asks must narrow it down. */
export const mostGroups = 20_000

export interface Cut {
  readonly dimensions: readonly Dimension[]
  /** Names of dimensions, set by set. */
  readonly sets: readonly (readonly string[])[]
  /** Names of the measures that are reckoned, no ratios. */
  readonly measures: readonly string[]
  /** What `where` needs. */
  readonly joins?: RawBuilder<unknown>
  readonly where: readonly RawBuilder<unknown>[]
  readonly tenantId: string
  /** The day as of which the rows are read, see rows/as-of.ts. */
  readonly day?: string | undefined
}

/** A group: which set it belongs to, its keys by dimension, its figures by measure, and how many rows stand behind it. */
export interface Group {
  readonly set: number
  readonly keys: readonly (string | null)[]
  readonly figures: readonly (number | null)[]
  readonly rows: number
}

/**
 * Every figure of every set in one statement: the rows are read once, and grouped as often as there are sets. Those
 * beyond `mostGroups` are cut off after one more, by which the caller sees that there are too many.
 */
export async function grouped(
  db: Database,
  { of, measures: declared }: Stats,
  { dimensions, sets, measures, joins: asked = sql``, where, tenantId, day }: Cut,
): Promise<readonly Group[]> {
  const places = new Map(dimensions.map(({ name }, at) => [name, sql.raw(`d${at}`)]))
  const joins = [...new Set(dimensions.flatMap((dimension) => dimension.joins))]
  const keys = dimensions.map(({ column }, at) => sql.raw(`(${column})::text as d${at}`))
  const figures = measures.map((name) => reckoned(of, declared[name] as Exclude<Measure, Ratio>))
  const cuts = sets.map((set) => sql`(${sql.join(set.map((name) => places.get(name) ?? sql`null`))})`)
  const all = sql.join([...places.values()])
  const { rows } = await sql<{
    mask: number
    keys: (string | null)[]
    figures: (number | null)[]
    rows: number
  }>`
    select ${dimensions.length > 0 ? sql`grouping(${all})` : sql`0`} as mask, count(*)::float8 as rows,
      ${dimensions.length > 0 ? sql`jsonb_build_array(${all})` : sql`'[]'::jsonb`} as keys,
      jsonb_build_array(${sql.join(figures)}) as figures
    from (select ${sql.join([sql`r.*`, ...keys])} from ${rowsAsOf(of, tenantId, day)} r ${sql.raw(joins.join(' '))} ${asked}
      where ${sql.join(where, sql` and `)}) r
    group by grouping sets (${sql.join(cuts)})
    limit ${mostGroups + 1}`.execute(db)
  const setOf = new Map(sets.map((set, at) => [maskOf(dimensions, set), at]))
  return rows.map(({ mask, ...group }) => ({ ...group, set: setOf.get(mask) ?? -1 }))
}

/** As PostgreSQL's `grouping` tells it: a bit for each dimension, the first one highest, set where it is not grouped by. */
const maskOf = (dimensions: readonly Dimension[], set: readonly string[]) =>
  dimensions.reduce((mask, { name }) => mask * 2 + (set.includes(name) ? 0 : 1), 0)
