import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Opened } from '#server/node/pglite.ts'
import { engines, openTables } from '#tests/support/database.ts'
import { indexLetters } from './letters.ts'

describe.each(engines)('the texts of large tables, on %s', (engine) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await openTables(engine, { own: true })
  })
  afterAll(() => opened.close())

  it('are left as they are by anyone who may have no extension', async () => {
    // In PGlite nobody may: the other test says so.
    if (engine === 'pglite') return
    const role = sql.ref(`plain_${crypto.randomUUID()}`)
    await sql`create role ${role}`.execute(opened.db)
    await opened.db.connection().execute(async (db) => {
      await sql`set role ${role}`.execute(db)
      expect(await indexLetters(db, resources)).toBe(false)
      await sql`reset role`.execute(db)
    })
    await sql`drop role ${role}`.execute(opened.db)
  })

  it('are found by three letters of them without reading all, where the database can', async () => {
    const can = engine === 'postgres'
    const starts = [indexLetters(opened.db, resources), indexLetters(opened.db, resources)]
    expect(await Promise.all(starts)).toEqual([can, can])
    const plan = await opened.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db)
      const { rows } = await sql`explain select id from base_student where student_no ilike '%x500%'
        or name ilike '%x500%'`.execute(db)
      return JSON.stringify(rows)
    })
    for (const index of ['base_student_student_no_letters', 'base_student_name_letters'])
      expect(plan.includes(index)).toBe(can)
  })
})
