import { type RawBuilder, sql } from 'kysely'
import { type Condition, comparisonsIn } from '#domain/kernel/condition.ts'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { Measure, Ratio, Stats } from '#domain/kernel/stats.ts'
import { columnOf } from '#server/engine/rows/columns.ts'
import { conditionSql } from '#server/engine/rows/condition.ts'

/** Measures that are reckoned by the database; a ratio follows from two of them. */
type Reckoned = Exclude<Measure, Ratio>

const fieldOf = (of: AnyResource, name: string) => shownFields(of).get(name) as Field

/** A condition of a declaration: nothing of it comes from outside. */
export const declaredCondition = (of: AnyResource, condition: Condition) =>
  conditionSql(
    condition,
    (name) => ({ field: fieldOf(of, name), whole: false }),
    () => {},
  )

/** Fen are told as yuan. */
const inUnits = (of: AnyResource, name: string, value: RawBuilder<unknown>) =>
  fieldOf(of, name).kind === 'money' ? sql`${value} / 100` : value

/** One figure of a group of rows, known as `r`. */
export function reckoned(of: AnyResource, measure: Reckoned): RawBuilder<unknown> {
  const where = measure.where ? sql` filter (where ${declaredCondition(of, measure.where)})` : sql``
  if (measure.measure === 'count') return sql`(count(*)${where})::float8`
  const column = sql.raw(columnOf(measure.field))
  if (measure.measure === 'distinct') return sql`(count(distinct ${column})${where})::float8`
  if (measure.measure === 'quantile') {
    const value = sql`(percentile_cont(${sql.lit(measure.part)}) within group (order by ${column})${where})::float8`
    return inUnits(of, measure.field, value)
  }
  if (measure.measure === 'mean') return inUnits(of, measure.field, sql`(avg(${column})${where})::float8`)
  return inUnits(of, measure.field, sql`coalesce(sum(${column})${where}, 0)::float8`)
}

/** The fields that a measure tells of: anyone who does not see each of them whole is not told the figure. */
export function readsOf({ measures }: Stats, name: string): readonly string[] {
  const measure = measures[name] as Measure
  if (measure.measure === 'ratio')
    return [measure.part, measure.whole].flatMap((part) => readsOf({ measures } as Stats, part))
  const asked = measure.where ? comparisonsIn(measure.where).map(({ field }) => field) : []
  return measure.measure === 'count' ? asked : [measure.field, ...asked]
}

/** The measures that must be reckoned for these to be told. */
export const reckonedFor = ({ measures }: Stats, told: readonly string[]): readonly string[] => [
  ...new Set(
    told.flatMap((name) => {
      const measure = measures[name] as Measure
      return measure.measure === 'ratio' ? [measure.part, measure.whole] : [name]
    }),
  ),
]
