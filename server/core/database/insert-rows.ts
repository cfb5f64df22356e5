import { type RawBuilder, sql } from 'kysely'
import type { Fields } from '#domain/kernel/field.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Database } from '#server/core/app-context.ts'
import { arrayText } from './array-text.ts'
import { derivedFrom, derivedIn } from './derived.ts'
import { quoted, snake } from './names.ts'
import { columnType } from './schema.ts'

type Values = Readonly<Record<string, unknown>>

/** Rows of one statement, each column of them one parameter: so many stay under a few megabytes. */
const together = 2000
/** In a transaction of a database that works beside this process, it writes so many while the next are put together. */
const meanwhile = 125

/**
 * Many rows at once, as they are: no rule is asked and no hook runs, so they must come from us. Moments
 * are written as the database reads them. `at` is the moment of their making, `revision` what they begin with.
 * Rows that are made one by one, as by a generator, are made when their turn comes.
 */
export async function insertRows(
  db: Database,
  table: AnyTable,
  tenantId: string,
  rows: Iterable<Values & { readonly id: string }>,
  { by = 'system', at = new Date(), revision = 1 } = {},
): Promise<void> {
  const stamps = sql`${tenantId}::text, ${revision}::int, ${at}::timestamptz, ${by}::text, ${at}::timestamptz, ${by}::text`
  const into = intoOf(table)
  const beside = db.isTransaction && db.getExecutor().adapter.supportsMultipleConnections
  let writing: Promise<unknown> | undefined
  for (const some of portionsOf(rows, beside ? meanwhile : together)) {
    const statement = sql`${into.columns} select ${stamps}, given.* from unnest(${given(table, into.given, some)}) as given`
    await writing
    writing = statement.execute(db)
    if (beside && some.length === meanwhile) await sent(writing)
  }
  await writing
}

/** A statement is on its way after a turn of the event loop. Where it fails, the next to wait for it learns of it. */
function sent(statement: Promise<unknown>) {
  statement.catch(() => {})
  return new Promise((resolve) => setTimeout(resolve))
}

function* portionsOf<Row>(rows: Iterable<Row>, size: number) {
  let portion: Row[] = []
  for (const row of rows) {
    portion.push(row)
    if (portion.length < size) continue
    yield portion
    portion = []
  }
  if (portion.length > 0) yield portion
}

interface Given {
  readonly name: string
  readonly type: RawBuilder<unknown>
}

interface Into {
  readonly columns: RawBuilder<unknown>
  readonly given: readonly Given[]
}

const known = new WeakMap<AnyTable, Into>()

/** Where the rows of a table go, by its columns. */
function intoOf(table: AnyTable): Into {
  const found = known.get(table)
  if (found) return found
  const { name, fields } = table
  const columns = [
    { name: 'id', column: 'id', type: 'uuid' },
    ...Object.entries(fields as Fields).map(([name, { kind }]) => ({
      name,
      column: snake(name),
      type: columnType[kind],
    })),
    ...derivedIn(table).map(({ column, type }) => ({ name: column, column, type })),
  ]
  const kept = columns.map(({ column }) => quoted(column)).join(', ')
  const into = {
    columns: sql.raw(
      `insert into ${quoted(name)} (tenant_id, revision, created_at, created_by, updated_at, updated_by, ${kept})`,
    ),
    given: columns.map(({ name, type }) => ({ name, type: sql.raw(`::${type}[]`) })),
  }
  known.set(table, into)
  return into
}

/** To read a text for each column takes the database half the time that a document of the rows takes. */
function given(table: AnyTable, columns: readonly Given[], some: readonly Values[]) {
  const derived = derivedIn(table)
  const whole = derived.length === 0 ? some : some.map((row) => ({ ...row, ...derivedFrom(table, row) }))
  return sql.join(columns.map(({ name, type }) => sql`${arrayText(whole.map((row) => row[name]))}${type}`))
}
