import pg from 'pg'
import type { Foreign } from '#server/core/app-context.ts'

const seconds = 5

/** One question to another database. Nothing it is asked can write there, and nothing of this machine is its to read. */
export async function lookInto<Row>(
  { host, port, database, user, password, encrypted }: Foreign,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({
    host,
    port,
    database,
    user,
    password,
    ssl: encrypted,
    application_name: 'campus-workbench',
    connectionTimeoutMillis: seconds * 1000,
    query_timeout: seconds * 1000,
    statement_timeout: seconds * 1000,
    options: '-c default_transaction_read_only=on',
  })
  // A connection that breaks meanwhile rejects the question as well.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin read only')
    const { rows } = await client.query(statement, [...values])
    await client.query('rollback')
    return rows as Row[]
  } finally {
    await client.end().catch(() => {})
  }
}
