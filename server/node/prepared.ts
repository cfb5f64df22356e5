import pg from 'pg'

/** Beyond so many texts a statement is planned each time, so that no connection keeps plans without end. */
const mostKept = 300
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < mostKept) names.set(text, `kept_${names.size}`)
  return names.get(text)
}

/**
 * A connection that plans a statement once and keeps the plan: planning the question who asks takes
 * three times as long as answering it, and Kysely writes the same text for the same question.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's eight overloads, of which Kysely uses this one
  override query(text: any, values?: any, ...rest: any[]): any {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return Reflect.apply(super.query, this, [text, values, ...rest])
    return super.query({ text, values, name: nameOf(text), rowMode: 'array' }).then(named)
  }
}

/**
 * The rows by the names of their columns. The driver does so itself, in objects that V8 keeps as hash tables, which is
 * five to seven times as slow for a row of sixty columns.
 */
function named(result: pg.QueryArrayResult): pg.QueryResult {
  const names = result.fields.map(({ name }) => name)
  const rows = result.rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at]
    return row
  })
  return Object.assign(result, { rows })
}
