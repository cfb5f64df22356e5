import { refusingFunction } from './append-only.ts'

export interface Column {
  readonly type: string
  readonly required: boolean
  /** The SQL of its default. */
  readonly initial: string | null
}

export interface TableSchema {
  readonly columns: Readonly<Record<string, Column>>
  /** By name, as `pg_get_constraintdef` tells them. */
  readonly constraints: Readonly<Record<string, string>>
  /** By name, the whole statement; without those that stand behind a constraint. */
  readonly indexes: Readonly<Record<string, string>>
  /** By name, the whole statement. */
  readonly triggers: Readonly<Record<string, string>>
}

/** What a database holds, or is to hold: tables by name. */
export type Schema = Readonly<Record<string, TableSchema>>

const nothing: TableSchema = { columns: {}, constraints: {}, indexes: {}, triggers: {} }

/** The statements that turn one schema into another: everything loosened first, and tied last. */
export function changes(from: Schema, to: Schema): string[] {
  const kept = Object.keys(to).filter((table) => table in from)
  const added = Object.keys(to).filter((table) => !(table in from))
  const dropped = Object.keys(from).filter((table) => !(table in to))
  const tying = Object.keys(to).map((table) => tied(table, from[table] ?? nothing, to[table] ?? nothing))
  return [
    ...Object.keys(from).flatMap((table) => loosened(table, from[table] ?? nothing, to[table])),
    ...(dropped.length ? [`drop table ${dropped.map((table) => `"${table}"`).join(', ')}`] : []),
    ...added.map((table) => created(table, to[table] ?? nothing)),
    ...kept.flatMap((table) => reshaped(table, from[table] ?? nothing, to[table] ?? nothing)),
    ...tying.flatMap(({ keys }) => keys),
    ...tying.flatMap(({ foreignKeys }) => foreignKeys),
    ...tying.flatMap(({ indexes }) => indexes),
    ...(tying.some(({ triggers }) => triggers.length > 0) ? [refusingFunction] : []),
    ...tying.flatMap(({ triggers }) => triggers),
  ]
}

const changed = (from: Readonly<Record<string, string>>, to: Readonly<Record<string, string>>) =>
  Object.entries(from).filter(([name, sql]) => to[name] !== sql)

const isForeign = (sql: string) => sql.startsWith('FOREIGN KEY')

/** Of a table that goes, only what ties it to others must go first. */
function loosened(table: string, from: TableSchema, to: TableSchema | undefined): string[] {
  const constraints = changed(from.constraints, to?.constraints ?? {})
    .filter(([, sql]) => to || isForeign(sql))
    .toSorted(([, a], [, b]) => Number(isForeign(b)) - Number(isForeign(a)))
  const indexes = to ? changed(from.indexes, to.indexes) : []
  const triggers = to ? changed(from.triggers, to.triggers) : []
  return [
    ...triggers.map(([name]) => `drop trigger "${name}" on "${table}"`),
    ...constraints.map(([name]) => `alter table "${table}" drop constraint "${name}"`),
    ...indexes.map(([name]) => `drop index "${name}"`),
  ]
}

function tied(table: string, from: TableSchema, to: TableSchema) {
  const constraints = changed(to.constraints, from.constraints)
  const add = ([name, sql]: [string, string]) => `alter table "${table}" add constraint "${name}" ${sql}`
  return {
    keys: constraints.filter(([, sql]) => !isForeign(sql)).map(add),
    foreignKeys: constraints.filter(([, sql]) => isForeign(sql)).map(add),
    indexes: changed(to.indexes, from.indexes).map(([, sql]) => sql),
    triggers: changed(to.triggers, from.triggers).map(([, sql]) => sql),
  }
}

const columnSql = (name: string, { type, required, initial }: Column) =>
  [`"${name}" ${type}`, required && 'not null', initial && `default ${initial}`].filter(Boolean).join(' ')

const created = (table: string, { columns }: TableSchema) =>
  `create table "${table}" (\n  ${Object.entries(columns)
    .map(([name, column]) => columnSql(name, column))
    .join(',\n  ')}\n)`

function reshaped(table: string, from: TableSchema, to: TableSchema): string[] {
  const gone = Object.keys(from.columns).filter((name) => !(name in to.columns))
  const alter = (what: string) => `alter table "${table}" ${what}`
  return [
    ...gone.map((name) => alter(`drop column "${name}"`)),
    ...Object.entries(to.columns).flatMap(([name, column]) =>
      columnChanges(name, from.columns[name], column).map(alter),
    ),
  ]
}

/** A new required column comes in two steps: between them the rows already kept are given a value. */
function columnChanges(name: string, from: Column | undefined, to: Column): string[] {
  const type = from
    ? from.type !== to.type && `alter column "${name}" type ${to.type} using "${name}"::${to.type}`
    : addColumn(name, to)
  const initial = to.initial ? `set default ${to.initial}` : 'drop default'
  return [
    type,
    from && from.initial !== to.initial && `alter column "${name}" ${initial}`,
    (from?.required ?? false) !== to.required &&
      `alter column "${name}" ${to.required ? 'set' : 'drop'} not null`,
  ].filter((step) => step !== false && step !== undefined)
}

const addColumn = (name: string, column: Column) =>
  `add column ${columnSql(name, { ...column, required: false })}`
