import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { appContextOver } from '#tests/support/app-context.ts'
import { openDatabase } from '#tests/support/database.ts'
import { counted } from './counting.ts'

it('a small count is made afresh, a large one stands for ten seconds and for its own question only', async () => {
  const opened = await openDatabase('pglite')
  let now = 0
  const app = appContextOver(opened.db, { now: () => new Date(now) })
  await sql`create table n as select generate_series(1, 10001) as n`.execute(opened.db)
  const above = (least: number) =>
    counted(app, sql`select count(*)::integer as total from n where n > ${least}`)
  expect([await above(0), await above(10)]).toEqual([10_001, 9_991])
  await sql`insert into n values (10002)`.execute(opened.db)
  expect([await above(0), await above(10)]).toEqual([10_001, 9_992])
  now = 10_000
  expect(await above(0)).toBe(10_002)
  await opened.close()
})
