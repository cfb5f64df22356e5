import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runningNumber } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import type { Database } from '#server/core/app-context.ts'
import type { Opened } from '#server/node/pglite.ts'
import { engines, openDatabase } from '#tests/support/database.ts'
import { numbersOf } from './numbers.ts'

const slip = defineResource({
  name: 'test.slip',
  label: '单据',
  title: 'no',
  fields: { no: runningNumber('单号', { prefix: 'DJ', each: 'day', digits: 2 }) },
  unique: [['no']],
  columns: ['no'],
  filters: ['no'],
})

describe.each(engines)('a running number, on %s', (engine) => {
  const [tenant, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const day = '2026-09-01 08:00:00'
  let opened: Opened

  beforeAll(async () => {
    opened = await openDatabase(engine)
    await sql`create table test_slip (tenant_id uuid, no text, unique (tenant_id, no))`.execute(opened.db)
  })
  afterAll(() => opened.close())

  const keep = async (db: Database, at = day, tenantId = tenant) => {
    const no = await (await numbersOf(db, tenantId, slip, 'no'))(at)
    await sql`insert into test_slip values (${tenantId}, ${no})`.execute(db)
    return no
  }
  const transaction = <Answer>(work: (db: Database) => Promise<Answer>) =>
    opened.db.transaction().execute(work)

  it('counts from one, each day and each college by itself, however many draw at once', async () => {
    const drawn = await Promise.all(Array.from({ length: 20 }, () => transaction((db) => keep(db))))
    const wanted = Array.from({ length: 20 }, (_, at) => `DJ20260901${String(at + 1).padStart(2, '0')}`)
    expect(drawn.toSorted()).toEqual(wanted)
    expect(await transaction((db) => keep(db, '2026-09-02 00:00:00'))).toBe('DJ2026090201')
    expect(await transaction((db) => keep(db, day, other))).toBe('DJ2026090101')
    expect(await transaction((db) => keep(db))).toBe('DJ2026090121')
  })

  it('leaves no gap where what drew it is undone', async () => {
    const fails = transaction(async (db) => {
      await keep(db)
      throw new Error('undone')
    })
    await expect(fails).rejects.toThrow('undone')
    expect(await transaction((db) => keep(db))).toBe('DJ2026090122')
  })

  it('goes on beyond its usual digits, and draws many in one transaction', async () => {
    const at = '2026-09-03 08:00:00'
    await transaction(async (db) => {
      const draw = await numbersOf(db, tenant, slip, 'no')
      const all: string[] = []
      for (let count = 0; count < 101; count += 1) all.push(await draw(at))
      expect(all.slice(97)).toEqual(['DJ2026090398', 'DJ2026090399', 'DJ20260903100', 'DJ20260903101'])
      await sql`insert into test_slip select ${tenant}, unnest(${all}::text[])`.execute(db)
    })
    expect(await transaction((db) => keep(db, at))).toBe('DJ20260903102')
  })
})
