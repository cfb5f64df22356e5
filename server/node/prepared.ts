import pg from 'pg'
import { KeptNames } from '#server/core/database/kept-names.ts'

/** What pg's connection has of which its types do not tell. */
type Wire = pg.Connection & { readonly parsedStatements: Record<string, string> }

/** Gives a plan up by the protocol itself, which works in a broken transaction and behind PgBouncer too. */
const closing = (name: string, done: () => void) => ({
  submit(connection: pg.Connection) {
    const wire = connection as Wire
    delete wire.parsedStatements[name]
    wire.close({ type: 'S', name }, true)
    wire.sync()
  },
  handleReadyForQuery: done,
  // A connection that breaks has lost its plans as well; whatever was asked of it is told.
  handleError: done,
})

/**
 * A connection that plans a statement once and keeps the plan: planning the question who asks takes
 * three times as long as answering it, and Kysely writes the same text for the same question. It keeps what
 * is asked again, and of that what was asked last.
 */
export class PreparingClient extends pg.Client {
  readonly #kept = new KeptNames()

  // biome-ignore lint/suspicious/noExplicitAny: pg's eight overloads, of which Kysely uses this one
  override query(text: any, values?: any, ...rest: any[]): any {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return Reflect.apply(super.query, this, [text, values, ...rest])
    const name = this.#kept.of(text)
    const ask = () => super.query({ text, values, name, rowMode: 'array' }).then(byColumn)
    const stale = this.#kept.beyond()
    return stale ? new Promise<void>((done) => super.query(closing(stale, done))).then(ask) : ask()
  }
}

/**
 * The rows by the names of their columns. The driver does so itself, in objects that V8 keeps as hash tables, which is
 * five to seven times as slow for a row of sixty columns.
 */
function byColumn(result: pg.QueryArrayResult): pg.QueryResult {
  const names = result.fields.map(({ name }) => name)
  const rows = result.rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at]
    return row
  })
  return Object.assign(result, { rows })
}
