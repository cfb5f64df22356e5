import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Opened } from '#server/node/pglite.ts'
import { openDatabase } from './database.ts'

let opened: Opened
beforeAll(async () => {
  opened = await openDatabase('postgres')
})
afterAll(() => opened.close())

const ask = (db: Opened['db']) => sql<{ one: number }>`select 1 as one`.execute(db)

it('a transaction is asked, and past it nothing; beside it and after it, anything', async () => {
  const { db } = opened
  const within = db.transaction().execute((tx) => ask(tx))
  const beside = ask(db)
  expect([(await within).rows, (await beside).rows]).toEqual([[{ one: 1 }], [{ one: 1 }]])
  await expect(db.transaction().execute(() => ask(db))).rejects.toThrow('Asked past the transaction')
  await expect(db.transaction().execute(() => db.transaction().execute(ask))).rejects.toThrow('Asked past')
  expect((await ask(db)).rows).toHaveLength(1)
})
