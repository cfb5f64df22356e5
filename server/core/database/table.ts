import { type RawBuilder, sql } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Database } from '#server/core/app-context.ts'
import { newId } from '#server/core/new-id.ts'
import { derivedIn } from './derived.ts'
import { quoted } from './names.ts'
import { sortColumnOf } from './sort-key.ts'
import { read } from './values.ts'
import {
  type Column,
  Comparison,
  columnIn,
  conditionsOf,
  fieldOf,
  type Given,
  valueFor,
  type Where,
} from './where.ts'

type Values<R extends AnyTable> = { readonly [K in Exclude<Column<R>, 'id'>]?: Given<R, K> }
type Required<R extends AnyTable> = {
  [K in keyof R['fields'] & Column<R>]: R['fields'][K]['presence'] extends 'required' ? K : never
}[keyof R['fields'] & Column<R>]
/** A new row: what is required, and of the rest what is there. */
type New<R extends AnyTable> = Values<R> & { readonly [K in Required<R>]: Given<R, K> } & {
  readonly id?: string
}

/** What is read: columns as they are called, or under other names, also as SQL makes it. */
type Asked<R extends AnyTable> =
  | readonly Column<R>[]
  | Readonly<Record<string, Column<R> | RawBuilder<unknown>>>
type Answer<R extends AnyTable, C extends Asked<R>> = C extends readonly (infer K extends Column<R>)[]
  ? { readonly [P in K]: Row<R>[P] }
  : {
      readonly [P in keyof C]: C[P] extends Column<R>
        ? Row<R>[C[P]]
        : C[P] extends RawBuilder<infer T>
          ? T
          : never
    }

interface Listing<R extends AnyTable> {
  /** By these columns, one after the other; with a `-` before it, downwards. */
  readonly order?: readonly (Column<R> | `-${Column<R>}`)[]
  readonly most?: number
  /** Until the end of the transaction. */
  readonly lock?: 'update' | 'no key update' | 'share' | 'update skip locked'
}

interface Adding<R extends AnyTable> {
  readonly by?: string
  /** Nothing is added where a row of the same values here is there already. */
  readonly unless?: readonly (keyof R['fields'] & string)[]
}

const by =
  (sign: string) =>
  <V>(value: V) =>
    new Comparison<V>(value, (column, read) => sql`${column} ${sql.raw(sign)} ${read(value)}`)

export const above = by('>')
export const atLeast = by('>=')
export const below = by('<')
export const atMost = by('<=')
/** Is the same, where both may be empty. */
export const same = by('is not distinct from')
/** Differs, where there is a value at all; from each of several. */
export const not = <V>(value: V) =>
  new Comparison<V>(value, (column, read) =>
    Array.isArray(value)
      ? sql`(${column} is not null and ${column} <> all(${read(value)}))`
      : sql`${column} <> ${read(value)}`,
  )
export const empty = new Comparison<never>(undefined as never, (column) => sql`${column} is null`)
export const filled = new Comparison<never>(undefined as never, (column) => sql`${column} is not null`)

/** One more: for what counts its changes past the engine. */
export const nextRevision: RawBuilder<number> = sql`r.revision + 1`

/** What an update sets beside, to say who made it. */
export const changedBy = (updatedBy: string, updatedAt: Date | string | RawBuilder<unknown>) => ({
  ...{ revision: nextRevision, updatedBy, updatedAt },
})

/**
 * The rows of one declared table of one college, for what the server keeps for itself: no permission, scope, rule or
 * history is asked, which is what `rowsOf` of the engine is for. Reads name their columns and answer as `Row` says them.
 */
export const table = <R extends AnyTable>(declared: R, db: Database, tenantId: string) =>
  new Rows(declared, db, tenantId)

/** For SQL of a table that only its declaration names: its rows of one college, known as `r`; more follows with `and`. */
export const rowsIn = ({ name }: Pick<AnyTable, 'name'>, tenantId: string) =>
  sql`from ${sql.raw(quoted(name))} r where r.tenant_id = ${tenantId}`

/**
 * Joins the row that a column points at, within its college: `join ${behind('base_class c', 'r.class_id')}`. The other way
 * round `key` is the column that points: `join ${behind('base_student s', 'c.id', 'class_id')}`.
 */
export function behind(table: `${string} ${string}`, column: `${string}.${string}`, key = 'id') {
  const [name = '', alias] = table.split(' ')
  const [from] = column.split('.')
  return sql.raw(
    `"${name}" ${alias} on ${alias}.tenant_id = ${from}.tenant_id and ${alias}.${key} = ${column}`,
  )
}

class Rows<R extends AnyTable> {
  readonly #of: R
  readonly #db: Database
  readonly #tenantId: string
  readonly #name: RawBuilder<unknown>

  constructor(of: R, db: Database, tenantId: string) {
    this.#of = of
    this.#db = db
    this.#tenantId = tenantId
    this.#name = sql.raw(quoted(of.name))
  }

  /** The first of the rows, undefined where there is none. */
  async get<const C extends Asked<R>>(where: Where<R>, columns: C, how: Omit<Listing<R>, 'most'> = {}) {
    const [row] = await this.list(where, columns, { ...how, most: 1 })
    return row
  }

  async list<const C extends Asked<R>>(
    where: Where<R>,
    columns: C,
    { order = [], most, lock }: Listing<R> = {},
  ): Promise<Answer<R, C>[]> {
    const { rows } = await sql<Answer<R, C>>`select ${this.#selected(columns)} from ${this.#name} r
      where ${this.#where(where)}${order.length > 0 ? sql` order by ${sql.join(order.map(this.#ordered))}` : sql``}${
        most === undefined ? sql`` : sql` limit ${most}`
      }${lock ? sql` for ${sql.raw(lock)}` : sql``}`.execute(this.#db)
    return rows
  }

  async exists(where: Where<R>): Promise<boolean> {
    const { rows } = await sql`select from ${this.#name} r where ${this.#where(where)} limit 1`.execute(
      this.#db,
    )
    return rows.length > 0
  }

  async count(where: Where<R>): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${this.#name} r
      where ${this.#where(where)}`.execute(this.#db)
    return rows[0]?.count ?? 0
  }

  /** Locks the rows until the end of the transaction, always in the same order, so that two never wait for each other. */
  lock = <const C extends Asked<R> = []>(where: Where<R>, columns: C = [] as never) =>
    this.list(where, columns, { order: ['id'], lock: 'update' })

  /** Answers with the new row's id; undefined where `unless` found one. */
  async insert(row: New<R>, { by = 'system', unless }: Adding<R> = {}): Promise<string | undefined> {
    const stamps = { id: newId(), createdBy: by, updatedBy: by }
    const [columns, values] = this.#given({ ...stamps, ...row })
    const clash = unless
      ? sql` on conflict (tenant_id${sql.join(
          unless.map((name) => sql.raw(`, ${quoted(name)}`)),
          sql``,
        )}) do nothing`
      : sql``
    const { rows } = await sql<{ id: string }>`insert into ${this.#name} (tenant_id, ${sql.join(columns)})
      values (${this.#tenantId}, ${sql.join(values)})${clash} returning id`.execute(this.#db)
    return rows[0]?.id
  }

  /** Sets these columns and no others; answers with the rows as they are then. */
  async update<const C extends Asked<R> = []>(where: Where<R>, set: Values<R>, columns: C = [] as never) {
    const [names, values] = this.#given(set)
    const each = names.map((name, at) => sql`${name} = ${values[at]}`)
    return this.#changed<C>(sql`update ${this.#name} r set ${sql.join(each)}`, where, columns)
  }

  /** Answers with the rows that went. */
  remove<const C extends Asked<R> = []>(where: Where<R>, columns: C = [] as never) {
    return this.#changed<C>(sql`delete from ${this.#name} r`, where, columns)
  }

  async #changed<C extends Asked<R>>(statement: RawBuilder<unknown>, where: Where<R>, columns: C) {
    const { rows } = await sql<Answer<R, C>>`${statement} where ${this.#where(where)}
      returning ${this.#selected(columns, sql`1`)}`.execute(this.#db)
    return rows
  }

  #where = (where: Where<R>) => conditionsOf(this.#of, this.#tenantId, where)

  #selected(columns: Asked<R>, none = sql``): RawBuilder<unknown> {
    const named = Array.isArray(columns)
      ? (columns as readonly string[]).map((name) => [name, name] as const)
      : Object.entries(columns)
    const each = named.map(
      ([as, of]) => sql`${typeof of === 'string' ? this.#read(of) : of} as ${sql.raw(`"${as}"`)}`,
    )
    return each.length > 0 ? sql.join(each) : none
  }

  #ordered = (order: string) => {
    const name = order.replace(/^-/, '')
    const column = columnIn(sortColumnOf(this.#of, name))
    return name === order ? column : sql`${column} desc`
  }

  #read = (name: string) => sql.raw(read[fieldOf(this.#of, name).kind](`r.${quoted(name)}`))

  /** Columns and their values, with what texts are found and sorted by. */
  #given(values: object): [RawBuilder<unknown>[], RawBuilder<unknown>[]] {
    const given = Object.entries(values).filter(([, value]) => value !== undefined)
    const texts = Object.fromEntries(given)
    const beside = derivedIn(this.#of).filter(({ field }) => field in texts)
    return [
      [
        ...given.map(([name]) => sql.raw(quoted(name))),
        ...beside.map(({ column }) => sql.raw(quoted(column))),
      ],
      [
        ...given.map(([name, value]) => valueFor(this.#of, name, value)),
        ...beside.map(({ field, type, of }) => sql`${of(texts[field])}::${sql.raw(type)}`),
      ],
    ]
  }
}
