import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, it, vi } from 'vitest'
import type { Database } from '#server/core/app-context.ts'
import { openPostgres } from './postgres.ts'

/** What pg's connection has of which its types do not tell. */
interface Describing {
  describe(of: object): void
}

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

it('reads the rows of a kept plan as it read the first, and asks what its columns are only once', async () => {
  const { db, close } = await openPostgres(inject('postgresUrl'))
  const described = vi.spyOn(pg.Connection.prototype as unknown as Describing, 'describe')
  const kinds = (text: string | null) =>
    sql`select ${text}::text as text, '2024-02-29'::date as day, 12::bigint as many, null::int as nothing,
      json_build_object('a', 1) as document, true as yes`.execute(db)
  const read = []
  for (const text of ['一', '二', null, '四']) read.push(...(await kinds(text)).rows)
  const others = { day: '2024-02-29', many: 12, nothing: null, document: { a: 1 }, yes: true }
  expect(read).toEqual(['一', '二', null, '四'].map((text) => ({ text, ...others })))
  const calls = described.mock.calls.length
  await kinds('五')
  expect(described.mock.calls.length).toBe(calls)
  described.mockRestore()
  await close()
})

it('tells what is wrong with a question whose plan is kept, and answers the next', async () => {
  const { db, close } = await openPostgres(inject('postgresUrl'))
  const divided = (by: number) => sql<{ each: number }>`select 12 / ${by}::int as each`.execute(db)
  for (const by of [1, 2, 3]) expect((await divided(by)).rows).toEqual([{ each: 12 / by }])
  await expect(divided(0)).rejects.toThrow('division by zero')
  expect((await divided(4)).rows).toEqual([{ each: 3 }])
  await close()
})
