import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { quoted } from './names.ts'

interface Reference {
  readonly name: string
  readonly from: string
  readonly columns: readonly string[]
  readonly to: string
  readonly keys: readonly string[]
}

/**
 * Runs `fill`, in whose transaction `db` is, without asking for each row whether what it refers to is there, and asks
 * for all rows at its end, table by table: to ask one by one takes most of the time of many rows. Throws the name of a
 * foreign key that a row breaks. PostgreSQL allows it to a superuser alone, as PGlite's is; for any other, rows are
 * asked one by one.
 */
export async function referencesAtEnd(db: Database, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`select rolsuper as may from pg_roles
    where rolname = current_user`.execute(db)
  if (!rows[0]?.may) return fill()
  await sql`set local session_replication_role = replica`.execute(db)
  await fill()
  await sql`set local session_replication_role = origin`.execute(db)
  for (const reference of await referencesIn(db)) await check(db, reference)
}

async function referencesIn(db: Database): Promise<readonly Reference[]> {
  const named = (numbers: string, table: string) =>
    sql`array(select a.attname::text from unnest(${sql.raw(numbers)}) with ordinality k(no, place)
      join pg_attribute a on a.attrelid = ${sql.raw(table)} and a.attnum = k.no order by k.place)`
  const { rows } = await sql<Reference>`select c.conname::text as name,
      f.relname::text as "from", ${named('c.conkey', 'c.conrelid')} as columns,
      t.relname::text as "to", ${named('c.confkey', 'c.confrelid')} as keys
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace order by 1`.execute(db)
  return rows
}

/** A reference of which a part is null leads nowhere, and need not. */
async function check(db: Database, { name, from, columns, to, keys }: Reference) {
  const column = (at: number) => `f.${quoted(columns[at] ?? '')}`
  const filled = columns.map((_, at) => `${column(at)} is not null`).join(' and ')
  const same = keys.map((key, at) => `t.${quoted(key)} = ${column(at)}`).join(' and ')
  const { rows } = await sql<{ broken: boolean }>`select exists (select from ${sql.raw(quoted(from))} f
    where ${sql.raw(filled)} and not exists (select from ${sql.raw(quoted(to))} t where ${sql.raw(same)})) as broken`.execute(
    db,
  )
  if (rows[0]?.broken) throw new Error(`rows of ${from} break ${name}`)
}
