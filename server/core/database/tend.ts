import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'

/**
 * Does for the embedded database what PostgreSQL's own worker does (its chapter "Routine Vacuuming"): after a tenth of
 * a table has changed its statistics are taken anew, and after a fifth has died its room is given back. Where that
 * worker runs, it has been there first and nothing is left. One table at a time, so that no call waits long.
 */
export async function tendTables(db: Database): Promise<{ tables: number }> {
  const { rows } = await sql<{ name: string; full: boolean }>`
    select s.relname as name, s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as full
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = current_schema and (
      s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
      or s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    )
    order by s.relname`.execute(db)
  for (const { name, full } of rows)
    await (full ? sql`vacuum (analyze) ${sql.id(name)}` : sql`analyze ${sql.id(name)}`).execute(db)
  return { tables: rows.length }
}
