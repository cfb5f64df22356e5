import { sql } from 'kysely'
import { tables } from '#domain/index.ts'
import type { Database } from '#server/core/app-context.ts'
import { snake } from '#server/core/database/names.ts'

const names = tables.map((table) => snake(table.name))

/** True when the database answers and holds every declared table. */
export async function isReady(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ there: number }>`select count(*) as there from pg_tables
      where schemaname = 'public' and tablename in (${sql.join(names)})`.execute(db)
    return rows[0]?.there === names.length
  } catch {
    return false
  }
}
