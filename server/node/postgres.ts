import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Opened } from './pglite.ts'
import { PreparingClient } from './prepared.ts'

/** Days stay text and counts become numbers, as server/core/database/pglite.ts reads them too. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8) return Number
    if (oid === pg.types.builtins.DATE) return (day: string) => day
    return pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig

/** A pool of connections. Whatever waits too long is given up, so that one slow query cannot hold them all. */
export async function openPostgres(url: string, onLost: (error: Error) => void = () => {}): Promise<Opened> {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    types,
    max: 10,
    application_name: 'campus-workbench',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Node ends the process over an error that nobody listens for: the pool hears of idle connections only, and one that
  // works or waits inside a transaction breaks as well. Each is told of once; whatever was asked of it is rejected.
  pool.on('connect', (client) => client.on('error', () => {}).once('error', onLost))
  pool.on('error', () => {})
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
  })
  return { db, close: () => db.destroy() }
}
