import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { engines, openTables } from '#tests/support/database.ts'
import { tendTables } from './tend.ts'

/** An idle connection tells its counts within ten seconds. */
const patience = { timeout: 15_000 }

it.each(engines)(
  'takes statistics of what has changed and gives back what has died, on %s',
  async (engine) => {
    const { db, close } = await openTables(engine, { own: true })
    const look = async () => {
      // Counts of an open connection are told at the end of a statement, and at most once a second.
      await sql`select pg_stat_force_next_flush()`.execute(db)
      const { rows } = await sql<{ dead: number; known: number }>`
      select n_dead_tup::int as dead, reltuples::int as known
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.relname = 'heap'`.execute(db)
      return rows[0]
    }
    try {
      await sql`create table heap (id int primary key) with (autovacuum_enabled = false)`.execute(db)
      await sql`insert into heap select generate_series(1, 5000)`.execute(db)
      await sql`delete from heap where id <= 2000`.execute(db)
      await expect.poll(look, patience).toEqual({ dead: 2000, known: -1 })
      expect((await tendTables(db)).tables).toBeGreaterThan(0)
      await expect.poll(look, patience).toEqual({ dead: 0, known: 3000 })
      await sql`delete from heap where id <= 2010`.execute(db)
      await look()
      await tendTables(db)
      await expect.poll(look, patience).toEqual({ dead: 10, known: 3000 })
    } finally {
      await close()
    }
  },
)
