import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Opened } from './pglite.ts'
import { PreparingClient } from './prepared.ts'

/** Days stay text and counts become numbers, as server/database/pglite.ts reads them too. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8) return Number
    if (oid === pg.types.builtins.DATE) return (day: string) => day
    return pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig

/** A pool of connections. Whatever waits too long is given up, so that one slow query cannot hold them all. */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void = () => {},
): Promise<Opened> {
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
  // Node ends the process over an error that nobody listens for, such as a restart of the database.
  pool.on('error', onIdleError)
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
  })
  return { db, close: () => db.destroy() }
}
