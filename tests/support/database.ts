import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Opened, openPglite } from '#server/node/pglite.ts'
import { openPostgres } from '#server/node/postgres.ts'

/** The server's tests hold on both. */
export const engines = ['pglite', 'postgres'] as const
export type Engine = (typeof engines)[number]

/** An empty database, gone when closed. */
export const openDatabase = (engine: Engine): Promise<Opened> =>
  engine === 'pglite' ? openPglite('memory') : openOwnDatabase(inject('postgresUrl'))

/** A database that stays where it is: the address of one of PostgreSQL, or the folder of one of PGlite. */
export const openPlace = (place: string): Promise<Opened> =>
  place.startsWith('postgres:') ? openPostgres(place) : openPglite(place)

async function openOwnDatabase(url: string): Promise<Opened> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const administrator = await openPostgres(url)
  await sql`create database ${sql.ref(name)}`.execute(administrator.db)
  const { db, close } = await openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href)
  return {
    db,
    async close() {
      await close()
      await sql`drop database ${sql.ref(name)}`.execute(administrator.db)
      await administrator.close()
    },
  }
}
