import type { Field, FieldKind, Fields } from '#domain/kernel/field.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { appendOnlyTriggers } from './append-only.ts'
import { type Column, changes, type Schema } from './changes.ts'
import { type Derived, derivedIn } from './derived.ts'
import { foreignKeyName, joined, quoted, snake, uniqueName, uniqueWhileName } from './names.ts'

/** Adding a kind of field breaks this line until the database knows how to keep it. */
export const columnType = {
  text: 'text',
  'long-text': 'text',
  'rich-text': 'text',
  integer: 'integer',
  decimal: 'double precision',
  money: 'bigint',
  'yes-no': 'boolean',
  date: 'date',
  moment: 'timestamp with time zone',
  time: 'text',
  choice: 'text',
  choices: 'text',
  reference: 'uuid',
  references: 'text',
  files: 'text',
} as const satisfies Record<FieldKind, string>

const stamps: Readonly<Record<string, Column>> = {
  tenant_id: { type: 'text', required: true, initial: null },
  id: { type: 'uuid', required: true, initial: null },
  revision: { type: 'integer', required: true, initial: '1' },
  created_at: { type: 'timestamp with time zone', required: true, initial: 'now()' },
  created_by: { type: 'text', required: true, initial: "'system'" },
  updated_at: { type: 'timestamp with time zone', required: true, initial: 'now()' },
  updated_by: { type: 'text', required: true, initial: "'system'" },
}

/** What the database must hold for these declarations. Every key and index starts with the tenant. */
function schemaOf(tables: readonly AnyTable[]): Schema {
  return Object.fromEntries(tables.map((table) => [snake(table.name), tableSchemaOf(table)]))
}

/** The statements that make an empty database into the declared one. */
export const createStatements = (tables: readonly AnyTable[]) => changes({}, schemaOf(tables))

function tableSchemaOf(table: AnyTable & Settings) {
  const {
    name,
    fields,
    unique: groups = [],
    uniqueWhile,
    indexes = [],
    singleton,
    manyRows,
    sort,
    appendOnly,
  } = table
  // Of settings a college has one row.
  const unique = singleton ? [...groups, []] : groups
  const entries = Object.entries(fields as Fields)
  const derived = derivedIn(table)
  const besides = (of: Derived['type']) =>
    derived.flatMap(({ field, column, type }) => (type === of ? [[field, column] as const] : []))
  const references = entries.filter(([, field]) => field.kind === 'reference')
  const asked: readonly (readonly string[])[] = [...unique, ...indexes]
  const unled = references
    .map(([field]) => [field])
    .filter(([field]) => !asked.some(([first]) => first === field))
  return {
    columns: {
      ...stamps,
      ...Object.fromEntries(entries.map(([field, of]) => [snake(field), columnOf(of)])),
      ...Object.fromEntries(derived.map(({ column, type }) => [column, beside[type]])),
    },
    constraints: Object.fromEntries([
      [joined(name, 'pkey'), 'PRIMARY KEY (tenant_id, id)'],
      ...(unique as string[][]).map((group) => [uniqueName(name, group), `UNIQUE (${withTenant(group)})`]),
      ...entries.flatMap(([field, of]) => checksOf(name, field, of)),
      ...references.map(([field, of]) => [foreignKeyName(name, field), pointsAt(field, of.target)]),
    ]),
    // Behind every foreign key stands an index that begins with it.
    indexes: Object.fromEntries([
      ...[...unled, ...indexes].map((group) => indexOf(name, group)),
      ...(uniqueWhile?.groups ?? []).map((group) => uniqueWhileOf(name, group, uniqueWhile?.empty ?? '')),
      ...(manyRows ? besides('tsvector').map((beside) => speltIndexOf(name, beside)) : []),
      ...besides('text')
        .filter(([field]) => manyRows || [sort].flat().includes(field))
        .map((beside) => sortIndexOf(name, beside)),
    ]),
    triggers: appendOnly ? appendOnlyTriggers(name) : {},
  }
}

/** What only resources have, some of them. */
interface Settings {
  readonly singleton?: unknown
  readonly manyRows?: boolean
  readonly sort?: string | readonly string[]
}

/** What is kept beside a text; not among the fields, for nobody reads it. */
const beside: Readonly<Record<Derived['type'], Column>> = {
  /** What it is found by. */
  tsvector: { type: 'tsvector', required: false, initial: null },
  /** What it sorts by, byte by byte, in one order on every database. */
  text: { type: 'text COLLATE "C"', required: false, initial: null },
}

const columnOf = ({ kind, presence }: Field): Column => ({
  type: columnType[kind],
  required: presence === 'required',
  initial: null,
})

const withTenant = (fields: readonly string[]) => ['tenant_id', ...fields].map(quoted).join(', ')

/** Our code depends on the codes of a closed dictionary, so that the database refuses any other; a registry is checked by code. */
function checksOf(table: string, field: string, { kind, dictionary }: Field): [string, string][] {
  if (kind !== 'choice' || !dictionary || dictionary.open || dictionary.registry) return []
  const codes = Object.keys(dictionary.labels).map((code) => `'${code.replaceAll("'", "''")}'`)
  return [[joined(table, field, 'check'), `CHECK (${quoted(field)} IN (${codes.join(', ')}))`]]
}

const pointsAt = (field: string, target = '') =>
  `FOREIGN KEY (${withTenant([field])}) REFERENCES ${quoted(target)} ("tenant_id", "id") ON DELETE RESTRICT`

/** A constraint cannot be of some rows only, so that this is an index. */
function uniqueWhileOf(table: string, fields: readonly string[], empty: string): [string, string] {
  const name = uniqueWhileName(table, fields, empty)
  return [
    name,
    `CREATE UNIQUE INDEX "${name}" ON ${quoted(table)} (${withTenant(fields)}) WHERE ${quoted(empty)} IS NULL`,
  ]
}

type Beside = readonly [field: string, column: string]

function speltIndexOf(table: string, [field, column]: Beside): [string, string] {
  const name = joined(table, field, 'spelt', 'idx')
  return [name, `CREATE INDEX "${name}" ON ${quoted(table)} USING gin ("${column}")`]
}

/** With the id behind it, as lists ask for it. */
const sortIndexOf = (table: string, [field, column]: Beside): [string, string] => {
  const name = joined(table, field, 'sort_key', 'idx')
  const columns = ['tenant_id', column, 'id'].map(quoted).join(', ')
  return [name, `CREATE INDEX "${name}" ON ${quoted(table)} (${columns})`]
}

function indexOf(table: string, fields: readonly string[]): [string, string] {
  const name = joined(table, ...fields, 'idx')
  return [name, `CREATE INDEX "${name}" ON ${quoted(table)} (${withTenant(fields)})`]
}
