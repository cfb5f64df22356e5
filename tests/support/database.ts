import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { databaseOver, pgliteOptions } from '#server/core/database/pglite.ts'
import { emptyStore } from '#server/node/empty-store.ts'
import { type Opened, openPglite } from '#server/node/pglite.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { emptyTables, type Kept, keptFor } from './empty-tables.ts'
import { asIfOfOneConnection } from './one-connection.ts'

/** What is about the engine, or about every table alike, holds on both. */
export const engines = ['pglite', 'postgres'] as const
/** All else holds on PostgreSQL, where many act at once: journeys, pages and stories run it on PGlite. */
export const oneEngine = ['postgres'] as const
export type Engine = (typeof engines)[number]

/** An empty database, gone when closed. */
export const openDatabase = (engine: Engine): Promise<Opened> =>
  engine === 'pglite' ? openAnew() : openOwnDatabase(inject('postgresUrl'))

/** What PGlite makes of nothing, once for this worker: to read it takes a quarter of the time of making it. */
let laid: Promise<Blob> | undefined

async function openAnew(): Promise<Opened> {
  laid ??= emptyStore()
  return openImage(await laid)
}

async function openImage(loadDataDir: Blob): Promise<Opened> {
  const pglite = await PGlite.create('memory://', { ...pgliteOptions, loadDataDir })
  return { db: databaseOver(pglite), close: () => pglite.close() }
}

/** What of this worker nobody uses now: to make a database takes longer than most tests take. */
const idle: Record<Engine, Kept[]> = { pglite: [], postgres: [] }

/**
 * A database with every table and no rows. One that is closed is emptied and given to who asks next, if it has the
 * tables that it had: who changes them, or needs one that nobody has used, asks for their `own`, gone when closed.
 */
export async function openTables(engine: Engine, { own = false } = {}): Promise<Opened> {
  if (own) return newTables(engine)
  const kept = idle[engine].pop() ?? (await keptFor(await newTables(engine)))
  return {
    db: kept.db,
    async close() {
      await emptyTables(kept)
      idle[engine].push(kept)
    },
  }
}

async function newTables(engine: Engine): Promise<Opened> {
  if (engine === 'postgres') return openOwnDatabase(inject('postgresUrl'), inject('postgresTemplate'))
  return openImage(await openAsBlob(inject('pgliteImage')))
}

/** A database that stays where it is: the address of one of PostgreSQL, or the folder of one of PGlite. */
export const openPlace = (place: string): Promise<Opened> =>
  place.startsWith('postgres:') ? openPostgres(place) : openPglite(place)

async function openOwnDatabase(url: string, template = 'template1'): Promise<Opened> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const administrator = await openPostgres(url)
  await sql`create database ${sql.ref(name)} template ${sql.ref(template)}`.execute(administrator.db)
  const { db, close } = await openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href)
  return {
    db: asIfOfOneConnection(db),
    async close() {
      await close()
      await sql`drop database ${sql.ref(name)}`.execute(administrator.db)
      await administrator.close()
    },
  }
}
