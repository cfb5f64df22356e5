import { sql } from 'kysely'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Database } from '#server/core/app-context.ts'
import { lock } from './migrate.ts'
import { joined, quoted } from './names.ts'

/**
 * Lets the searchable texts of large tables be found by three letters of them or more without reading every row, where
 * the database has pg_trgm or gives it to us. Elsewhere, as in PGlite, every row is read and the answers are the same.
 * Of what the declarations say it changes nothing, so that it is no migration. Returns whether it could.
 */
export async function indexLetters(db: Database, resources: readonly AnyResource[]): Promise<boolean> {
  const home = (await homeOf(db)) ?? (await fetched(db))
  if (!home) return false
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(
      tx,
    )
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    for (const { name, fields } of resources.filter(({ manyRows }) => manyRows))
      for (const [field, { searchable }] of Object.entries<Field>(fields as Fields))
        if (searchable)
          await sql`create index if not exists ${sql.ref(joined(name, field, 'letters'))} on ${sql.raw(quoted(name))}
            using gin (${sql.raw(quoted(field))} ${sql.ref(`${home}.gin_trgm_ops`)})`.execute(tx)
  })
  return true
}

/** The schema it was put in, by us or by anyone who runs the database. */
async function homeOf(db: Database) {
  const { rows } = await sql<{ home: string }>`select n.nspname as home from pg_extension e
    join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'`.execute(db)
  return rows[0]?.home
}

/** PostgreSQL trusts anyone who may create in the database with it; a school's rules may be stricter. */
async function fetched(db: Database) {
  const { rows } = await sql`select from pg_available_extensions where name = 'pg_trgm'`.execute(db)
  if (rows.length === 0) return undefined
  await sql`create extension if not exists pg_trgm`.execute(db).catch(() => {})
  return homeOf(db)
}
