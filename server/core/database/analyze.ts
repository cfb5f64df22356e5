import { sql } from 'kysely'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Database } from '#server/core/app-context.ts'
import { quoted } from './names.ts'

/**
 * Counts what the tables hold now. After a fill within a transaction the database plans as if they were empty, and takes
 * seconds for what it does in milliseconds.
 */
export async function analyze(db: Database, tables: readonly Pick<AnyTable, 'name'>[]): Promise<void> {
  const names = tables.map(({ name }) => quoted(name)).join(', ')
  await sql`analyze ${sql.raw(names)}`.execute(db)
}
