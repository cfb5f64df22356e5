import { sql } from 'kysely'
import type { Statement, Store } from '#domain/system/monitored.ts'
import type { Database } from '#server/core/app-context.ts'

/** How many tables, and how many statements, are named. */
const named = 8

export async function storeNow(db: Database): Promise<Store> {
  const { rows } = await sql<{ version: string; bytes: number }>`select version() as version,
    pg_database_size(current_database())::float8 as bytes`.execute(db)
  const { version = '', bytes = 0 } = rows[0] ?? {}
  const embedded = /wasm|emscripten|emcc/i.test(version)
  return {
    version: /^\S+ \S+/.exec(version)?.[0] ?? version,
    embedded,
    bytes,
    connections: embedded ? null : await connectionsOf(db),
    tables: await largestTables(db),
    statements: embedded ? null : await longestStatements(db),
  }
}

/** Rows as the database last estimated them: to count them all would be a load of its own. */
async function largestTables(db: Database): Promise<Store['tables']> {
  const { rows } = await sql<Store['tables'][number]>`
    select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes, greatest(c.reltuples, 0)::float8 as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by 2 desc, 1 limit ${named}`.execute(db)
  return rows
}

async function connectionsOf(db: Database) {
  const { rows } = await sql<NonNullable<Store['connections']>>`
    select count(*)::int as open, (count(*) filter (where state = 'active'))::int as busy,
      current_setting('max_connections')::int as most
    from pg_stat_activity where datname = current_database()`.execute(db)
  return rows[0] ?? null
}

/** What the portal itself asks right now, the longest first; never what others of this database ask. */
async function longestStatements(db: Database): Promise<readonly Statement[]> {
  const { rows } = await sql<Statement>`
    select pid, extract(epoch from clock_timestamp() - query_start)::float8 as seconds,
      coalesce(wait_event_type = 'Lock', false) as waits,
      left(regexp_replace(query, '\\s+', ' ', 'g'), 200) as text
    from pg_stat_activity
    where datname = current_database() and usename = current_user and application_name = 'campus-workbench'
      and state = 'active' and pid <> pg_backend_pid()
    order by query_start limit ${named}`.execute(db)
  return rows
}
