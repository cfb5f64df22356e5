import { type Bands, bandsOn } from '#domain/kernel/bands.ts'
import type { Field } from '#domain/kernel/field.ts'
import { stepOf } from '#domain/kernel/path.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Each } from '#domain/kernel/stats.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { quoted } from '#server/core/database/names.ts'
import { tableNamed } from '#server/core/tables.ts'
import { columnOf, row } from '#server/engine/rows/columns.ts'

/** A field that a group, a measure or a filter reads, and the table that it stands in. */
export interface Read {
  readonly table: AnyTable
  readonly name: string
}

/** What rows are grouped by, in SQL. */
export interface Dimension {
  readonly name: string
  readonly column: string
  readonly field: Field
  /** The table whose titles name its values, where it is a reference. */
  readonly target?: AnyTable
  /** Joins that lead there, each of them once, in their order. */
  readonly joins: readonly string[]
  readonly reads: readonly Read[]
}

/** A path such as `studentId.majorId` as a column: the declared copy where there is one, or a join for each step. */
export function dimensionOf(of: AnyTable, name: string): Dimension {
  const joins: string[] = []
  const reads: Read[] = []
  const end = (
    table: AnyTable,
    path: string,
    alias: string,
  ): Pick<Dimension, 'column' | 'field' | 'target'> => {
    const step = stepOf(table, path)
    reads.push({ table, name: typeof step === 'string' ? step : step.by })
    if (typeof step !== 'string') {
      const next = `j_${name.slice(0, name.length - step.rest.length - 1).replaceAll('.', '_')}`.toLowerCase()
      joins.push(
        `left join ${quoted(step.to)} ${next} on ${next}.tenant_id = ${alias}.tenant_id and ${next}.id = ${columnOf(step.by, alias)}`,
      )
      return end(tableNamed(step.to), step.rest, next)
    }
    const field = table.fields[step] as Field
    return { column: columnOf(step, alias), field, ...(field.target && { target: tableNamed(field.target) }) }
  }
  return { name, ...end(of, name, row), joins, reads }
}

const steps = {
  day: (at) => `to_char(${at}, 'YYYY-MM-DD')`,
  week: (at) => `to_char(date_trunc('week', ${at}), 'YYYY-MM-DD')`,
  month: (at) => `to_char(${at}, 'YYYY-MM')`,
  year: (at) => `to_char(${at}, 'YYYY')`,
  hour: (at) => `to_char(${at}, 'HH24')`,
  weekday: (at) => `to_char(${at}, 'ID')`,
} as const satisfies Record<Each, (at: string) => string>

/** A field of time in the school's zone, without one. */
const schoolTime = ({ fields }: AnyResource, name: string) =>
  (fields[name] as Field).kind === 'moment'
    ? `(${columnOf(name)} at time zone 'Asia/Shanghai')`
    : columnOf(name)

/** A step of time as a group. */
export const stepOfTime = (of: AnyResource, over: string, each: Each, name: string): Dimension => ({
  name,
  column: steps[each](schoolTime(of, over)),
  field: of.fields[over] as Field,
  joins: [],
  reads: [{ table: of, name: over }],
})

/** A date as a group by how long ago it is on a day. */
export const bandOf = (of: AnyResource, name: string, bands: Bands, today: string): Dimension => {
  const dimension = dimensionOf(of, name)
  const { column } = dimension
  // The latest dates first; days and keys are of the declaration and of the clock.
  const cases = bandsOn(bands, today).map(({ key, since }) =>
    since ? `when ${column} >= '${since}'::date then '${key}'` : `when ${column} is not null then '${key}'`,
  )
  return { ...dimension, column: `case ${cases.join(' ')} end` }
}
