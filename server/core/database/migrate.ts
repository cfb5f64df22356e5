import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'

/** A step forward; there is none back. Once it has run anywhere its text never changes. */
export interface Migration {
  /** `20261123T0530-rooms`, by the minute it was written in UTC; they run in the order of their names. */
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text, in hexadecimal. */
  readonly checksum: string
}

/** Any number, so long as everybody who migrates this database takes the same one. */
export const lock = 5180_0001

/** Brings the database up to date, step by step, however many servers try at once. Returns the steps it took. */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const taken: string[] = []
  for (;;) {
    const name = await step(db, migrations)
    if (name === undefined) return taken
    taken.push(name)
  }
}

/** One transaction a step, so that a killed start leaves whole steps only. The lock goes with it. */
const step = (db: Database, migrations: readonly Migration[]) =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(
      tx,
    )
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    await sql`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
      tx,
    )
    const book = sql<{ name: string; checksum: string }>`select name, checksum from migration order by name`
    const next = nextOf((await book.execute(tx)).rows, migrations)
    if (!next) return
    await sql.raw(next.sql).execute(tx)
    await sql`insert into migration (name, checksum) values (${next.name}, ${next.checksum})`.execute(tx)
    return next.name
  })

/** The first that has not run: one merged late runs although later ones have. Throws where one that ran is unknown or changed. */
function nextOf(applied: readonly Omit<Migration, 'sql'>[], migrations: readonly Migration[]) {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const migration = known.get(name)
    if (!migration)
      throw new Error(
        `数据库已升级到本程序不认识的版本 ${name}，请使用更新的程序。The database knows ${name}, we do not.`,
      )
    if (migration.checksum !== checksum)
      throw new Error(
        `迁移 ${name} 的内容在执行后被改动，请恢复原文件。Migration ${name} was changed after it ran.`,
      )
    known.delete(name)
  }
  return migrations.find(({ name }) => known.has(name))
}
