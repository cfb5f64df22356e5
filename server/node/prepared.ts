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

/** What pg's question has of which its types do not tell. */
interface Question extends pg.Query {
  callback: (error: Error | null, result: pg.QueryResult) => void
  _accumulateRows: boolean
  readonly _result: pg.QueryResult & {
    _types: pg.CustomTypesConfig
    parseRow: (values: readonly (string | null)[]) => Record<string, unknown>
  }
  handleRowDescription(message: { readonly fields: readonly pg.FieldDef[] }): void
  prepare(connection: pg.Connection): void
}

type Columns = readonly { readonly name: string; readonly parse: (text: string) => unknown }[]

/**
 * A question whose plan is kept. What its columns are is asked with the first call and known from then on: to describe
 * the sixty of a list anew takes a fifth of its time. Rows are made by the names of their columns in one step.
 */
const KeptQuestion = class extends (pg.Query as unknown as new (how: pg.QueryConfig) => Question) {
  readonly #described: Map<string, Columns>
  readonly #name: string

  constructor(how: pg.QueryConfig & { readonly name: string }, described: Map<string, Columns>) {
    super(how)
    this.#name = how.name
    this.#described = described
  }

  override handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }) {
    const { _types: types } = this._result
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    }))
    this.#described.set(this.#name, columns)
    this.#readBy(columns)
  }

  override prepare(connection: pg.Connection) {
    const columns = this.#described.get(this.#name)
    if (columns) this.#readBy(columns)
    super.prepare(columns ? Object.create(connection, undescribed) : connection)
  }

  #readBy(columns: Columns) {
    this._accumulateRows = true
    this._result.parseRow = (values) => {
      const row: Record<string, unknown> = {}
      for (let at = 0; at < columns.length; at += 1) {
        const { name, parse } = columns[at] as Columns[number]
        const text = values[at] as string | null
        row[name] = text === null ? null : parse(text)
      }
      return row
    }
  }
}

/** What makes a connection one that is not asked what the columns are. */
const undescribed = { describe: { value: () => {} } }

/**
 * A connection that plans a statement once and keeps the plan: planning the question who asks takes
 * three times as long as answering it, and Kysely writes the same text for the same question. It keeps what
 * is asked again, and of that what was asked last.
 */
export class PreparingClient extends pg.Client {
  readonly #kept = new KeptNames()
  readonly #described = new Map<string, Columns>()

  // biome-ignore lint/suspicious/noExplicitAny: pg's eight overloads, of which Kysely uses this one
  override query(text: any, values?: any, ...rest: any[]): any {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 && this.#kept.of(text)
    if (!name) return Reflect.apply(super.query, this, [text, values, ...rest])
    const ask = () =>
      new Promise((resolve, reject) => {
        const question = new KeptQuestion({ text, values, name }, this.#described)
        question.callback = (error, result) => (error ? reject(error) : resolve(result))
        super.query(question)
      })
    const stale = this.#kept.beyond()
    if (!stale) return ask()
    this.#described.delete(stale)
    return new Promise<void>((done) => super.query(closing(stale, done))).then(ask)
  }
}
