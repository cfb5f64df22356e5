import { type RawBuilder, sql } from 'kysely'
import type { Field } from '#domain/kernel/field.ts'
import type { Row, Stamps } from '#domain/kernel/infer.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { quoted } from './names.ts'
import { columnType } from './schema.ts'
import { plain } from './values.ts'

export type Column<R extends AnyTable> = keyof Row<R> & string

type Moment<R extends AnyTable> =
  | 'createdAt'
  | 'updatedAt'
  | {
      [K in keyof R['fields']]: R['fields'][K] extends Field<string, infer _, 'moment'> ? K : never
    }[keyof R['fields']]

/** What a column takes: a moment also as a `Date`; as text it is in the shape of the wire and the school's zone. */
export type Given<R extends AnyTable, K extends Column<R>> =
  | Row<R>[K]
  | (K extends Moment<R> ? Date : never)
  | RawBuilder<unknown>

/** How a column compares with a value; made by the functions below. */
export class Comparison<V> {
  readonly value: V
  readonly of: (
    column: RawBuilder<unknown>,
    value: (of: unknown) => RawBuilder<unknown>,
  ) => RawBuilder<unknown>
  constructor(value: V, of: Comparison<V>['of']) {
    this.value = value
    this.of = of
  }
}
/** Columns by what they hold: one value, one of several, or a comparison. As in SQL, null is found in no row: `empty` is. */
export type Columns<R extends AnyTable> = {
  readonly [K in Column<R>]?:
    | Given<R, K>
    | readonly Row<R>[K][]
    | Comparison<Given<R, K> | readonly Row<R>[K][] | null | undefined>
    | null
}

/** What rows are asked for by: columns, and conditions in SQL where those do not say it. Rows are known as `r`. */
export type Where<R extends AnyTable> = Columns<R> | readonly (Columns<R> | RawBuilder<unknown>)[]

const stamps: Readonly<Record<string, Pick<Field, 'kind'>>> = {
  id: { kind: 'reference' },
  revision: { kind: 'integer' },
  createdAt: { kind: 'moment' },
  createdBy: { kind: 'text' },
  updatedAt: { kind: 'moment' },
  updatedBy: { kind: 'text' },
} satisfies Record<keyof Stamps, Pick<Field, 'kind'>>

/** A column that is not declared throws: names do not come from callers. */
export function fieldOf({ name, fields }: AnyTable, column: string): Pick<Field, 'kind'> {
  const field = Object.hasOwn(fields, column) ? fields[column] : stamps[column]
  if (!field) throw new Error(`${name} has no column ${column}.`)
  return field
}

export const columnIn = (column: string): RawBuilder<unknown> => sql.raw(`r.${quoted(column)}`)

const isRaw = (value: unknown): value is RawBuilder<unknown> =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value

/** A value on its way into its column, with the column's type. */
export function valueFor(table: AnyTable, column: string, value: unknown): RawBuilder<unknown> {
  if (isRaw(value)) return value
  const field = fieldOf(table, column)
  const type = columnType[field.kind]
  if (Array.isArray(value)) return sql`${value}::${sql.raw(type)}[]`
  const kept = value instanceof Date ? value.toISOString() : plain(field, value)
  return sql`${kept ?? null}::${sql.raw(type)}`
}

function condition(table: AnyTable, column: string, asked: unknown): RawBuilder<unknown> {
  const read = (value: unknown) => valueFor(table, column, value)
  if (asked instanceof Comparison) return asked.of(columnIn(column), read)
  if (Array.isArray(asked)) return sql`${columnIn(column)} = any(${read(asked)})`
  return sql`${columnIn(column)} = ${read(asked)}`
}

/** Of the rows of one college, known as `r`, those that are asked for. */
export function conditionsOf<R extends AnyTable>(
  table: R,
  tenantId: string,
  where: Where<R>,
): RawBuilder<boolean> {
  const parts = Array.isArray(where) ? where : [where]
  const each = parts.flatMap((part) =>
    isRaw(part) ? [part] : Object.entries(part).map(([column, asked]) => condition(table, column, asked)),
  )
  return sql`${sql.join([sql`r.tenant_id = ${tenantId}`, ...each], sql` and `)}`
}
