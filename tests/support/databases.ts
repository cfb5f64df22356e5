import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { tables } from '#domain/index.ts'
import type { Area } from '#domain/kernel/area.ts'
import type { Database } from '#server/core/app-context.ts'
import { databaseOver, pgliteOptions } from '#server/core/database/pglite.ts'
import { createStatements } from '#server/core/database/schema.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { clinic } from '#tests/contracts/clinic/domain.ts'
import { lending } from '#tests/contracts/lending/domain.ts'
import { library } from '#tests/contracts/library/domain.ts'
import { observatory } from '#tests/contracts/observatory/domain.ts'
import { startPostgres } from './postgres.ts'

/** One PostgreSQL, and every table made once for each engine. */
export async function makeDatabases() {
  const dir = mkdtempSync(join(tmpdir(), 'campus-tables-'))
  const { socketUrl: url, stop } = await startPostgres()
  return {
    postgresUrl: url,
    postgresTemplate: await makeTemplate(url),
    // What `npm run area` tries is asked of PostgreSQL alone.
    pgliteImage: process.env.PGLITE === 'off' ? '' : await makeImage(join(dir, 'image.tar')),
    async stop() {
      await stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Those of the invented areas stand in every database, for all projects share one: see `withInventedAreas`. */
async function makeTables(db: Database) {
  const invented: readonly Area[] = [observatory, lending, clinic, library]
  const all = new Set([...tables, ...invented.flatMap(({ resources }) => resources)])
  await sql.raw(createStatements([...all]).join(';\n')).execute(db)
}

async function makeTemplate(url: string) {
  const name = 'every_table'
  const administrator = await openPostgres(url)
  await sql`create database ${sql.ref(name)}`.execute(administrator.db)
  await administrator.close()
  const { db, close } = await openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href)
  await makeTables(db)
  await close()
  return name
}

async function makeImage(file: string) {
  const pglite = await PGlite.create('memory://', pgliteOptions)
  await makeTables(databaseOver(pglite))
  const image = await pglite.dumpDataDir('none')
  await pglite.close()
  writeFileSync(file, Buffer.from(await image.arrayBuffer()))
  return file
}
