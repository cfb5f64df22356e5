import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import type { Database } from '#server/core/app-context.ts'
import { openPostgres } from './postgres.ts'

const keptIn = async (db: Database) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
    where ${1} = 1`.execute(db)
  return rows.map(({ statement }) => statement)
}

const ask = (db: Database, text: number) => sql`select ${sql.raw(`${text}`)} where ${text} >= 0`.execute(db)

it('plans a question that comes again once, and keeps no plan of one that does not', async () => {
  const { db, close } = await openPostgres(inject('postgresUrl'))
  await keptIn(db)
  await ask(db, -1)
  expect(await keptIn(db)).toEqual([expect.stringContaining('pg_prepared_statements')])
  expect(await keptIn(db)).toHaveLength(1)
  await close()
})

it('keeps no plans without end, of those that come again the last, also out of a broken transaction', async () => {
  const { db, close } = await openPostgres(inject('postgresUrl'))
  const often = (text: number) => ask(db, text).then(() => ask(db, text))
  await often(0)
  for (let text = 1; text < 400; text++) {
    await often(text)
    if (text % 100 === 0) await ask(db, 0)
  }
  const kept = await keptIn(db)
  await keptIn(db)
  expect(await keptIn(db)).toHaveLength(300)
  const keeps = (text: number) => kept.some((statement) => statement.startsWith(`select ${text} `))
  expect([keeps(0), keeps(1), keeps(399)]).toEqual([true, false, true])

  const broken = db.transaction().execute(async (tx) => {
    await sql`select 1 / ${0}::integer`.execute(tx).catch(() => {})
    for (let text = 400; text < 800; text++) await ask(tx, text).catch(() => ask(tx, text).catch(() => {}))
  })
  await broken.catch(() => {})
  await often(1)
  expect((await keptIn(db)).length).toBeLessThanOrEqual(300)
  await close()
})
