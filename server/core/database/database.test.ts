import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tables } from '#domain/index.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, moment, reference, text } from '#domain/kernel/fields.ts'
import { type AnyTable, defineTable } from '#domain/kernel/table.ts'
import { readMigrations } from '#server/node/migrations.ts'
import type { Opened } from '#server/node/pglite.ts'
import { engines, openDatabase } from '#tests/support/database.ts'
import { changes } from './changes.ts'
import { introspect } from './introspect.ts'
import { type Migration, migrate } from './migrate.ts'
import { referencesAtEnd } from './references-at-end.ts'
import { createStatements } from './schema.ts'
import { atMost, below, empty, not, table } from './table.ts'

const kinds = closed('test.kind', '类别', { a: '甲', b: '乙' })
const shelf = defineTable({
  name: 'test.shelf',
  fields: {
    code: text('代码', { required: true }),
    order: text('次序'),
    aboveId: reference('上级', 'test.shelf'),
  },
  unique: [['code']],
})
const book = defineTable({
  name: 'test.book',
  fields: {
    title: text('书名', { required: true }),
    kind: choice('类别', kinds),
    shelfId: reference('书架', 'test.shelf', { required: true }),
    boughtOn: date('购入日期'),
    readAt: moment('阅读时间'),
  },
  unique: [['shelfId', 'title']],
  indexes: [['boughtOn']],
})
type Shelves = ReturnType<typeof table<typeof shelf>>
const step = (name: string, sql: string, checksum = name): Migration => ({ name, sql, checksum })

it('migrations keep old steps first, and names the others by the minute', () => {
  const names = readMigrations().map(({ name }) => name)
  expect(names.filter((name) => !/^(00\d\d|20\d{6}T\d{4})-[a-z0-9-]+$/.test(name))).toEqual([])
  expect(names.filter((name) => name.startsWith('00'))).toHaveLength(10)
  expect(names).toEqual(names.toSorted())
})

describe.each(engines)('the database on %s', (engine) => {
  let opened: Opened
  beforeEach(async () => {
    opened = await openDatabase(engine)
  })
  afterEach(() => opened.close())

  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(opened.db)
  }
  const afresh = async (declared: readonly AnyTable[]) => {
    await run(['drop schema public cascade', 'create schema public', ...createStatements(declared)])
    return introspect(opened.db)
  }

  it('migrated from zero is exactly what the declarations say', async () => {
    await migrate(opened.db, readMigrations())
    const migrated = await introspect(opened.db)
    expect(Object.keys(migrated)).toHaveLength(tables.length)
    expect(migrated).toEqual(await afresh(tables))
  })

  it('turns amounts in yuan into whole fen and loses none, in the columns and in what was done with an order', async () => {
    const all = readMigrations()
    const at = all.findIndex(({ name }) => name.endsWith('amounts-in-fen'))
    await migrate(opened.db, all.slice(0, at))
    const amounts = ['0.00', '0.01', '0.29', '1.10', '19.99', '1234567.89', '10000000.00', '999999999999.99']
    const events = amounts.map((amount) =>
      JSON.stringify({ state: 'paid', amount: Number(amount), paid: 0.1 }),
    )
    await sql`alter table claim_goods_event drop constraint claim_goods_event_order_id_fkey`.execute(
      opened.db,
    )
    await sql`insert into claim_goods_item (tenant_id, id, kind, code, name, unit, price, measure, enabled)
      select '1', gen_random_uuid(), 'military', p, p, '件', p::numeric, 'none', true
      from unnest(${amounts}::text[]) p`.execute(opened.db)
    await sql`insert into claim_goods_event (tenant_id, id, order_id, act, before, after, operator, at)
      select '1', gen_random_uuid(), gen_random_uuid(), 'pay', e, e, '甲', now()
      from unnest(${events}::text[]) e`.execute(opened.db)
    await migrate(opened.db, all)
    const fen = amounts.map((amount) => Number(amount.replace('.', '')))
    const { rows: items } = await sql<{
      price: number
    }>`select price from claim_goods_item order by price`.execute(opened.db)
    expect(items.map(({ price }) => price)).toEqual(fen)
    const { rows: done } = await sql<{
      before: string
      after: string
    }>`select before, after from claim_goods_event
      order by (before::jsonb ->> 'amount')::numeric`.execute(opened.db)
    for (const side of ['before', 'after'] as const)
      expect(done.map((event) => JSON.parse(event[side]))).toEqual(
        fen.map((amount) => ({ state: 'paid', amount, paid: 10 })),
      )
  })

  it('gets from any declaration to any other by the written changes', async () => {
    const wider = defineTable({
      name: 'test.shelf',
      fields: { code: shelf.fields.code, order: date('次序'), room: text('房间', { required: true }) },
      unique: [['room', 'code']],
    })
    const looser = defineTable({ ...book, fields: { ...book.fields, title: text('书名') }, indexes: [] })
    const [before, after] = [
      [shelf, { ...book, appendOnly: true as const }],
      [{ ...wider, appendOnly: true as const }, looser],
    ]
    const target = await afresh(after)
    const from = await afresh(before)
    await run(changes(from, target))
    expect(await introspect(opened.db)).toEqual(target)
    await run(changes(target, {}))
    expect(await introspect(opened.db)).toEqual({})
  })

  it('keeps a row within its tenant, its dictionary and its references', async () => {
    await run(createStatements([book, shelf]))
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const shelve = (tenant: string, id: string) =>
      sql`insert into test_shelf (tenant_id, id, code) values (${tenant}, ${id}, 'A')`.execute(opened.db)
    const put = (tenant: string, kind: string) =>
      sql`insert into test_book (tenant_id, id, title, kind, shelf_id)
        values (${tenant}, ${crypto.randomUUID()}, ${kind}, ${kind}, ${one})`.execute(opened.db)
    await shelve('1', one)
    await shelve('2', other)
    await expect(shelve('1', other)).rejects.toMatchObject({
      code: '23505',
      constraint: 'test_shelf_code_key',
    })
    await put('1', 'a')
    await expect(put('1', 'c')).rejects.toMatchObject({ code: '23514' })
    await expect(put('2', 'a')).rejects.toMatchObject({ constraint: 'test_book_shelf_id_fkey' })
  })

  it('asks at its end for what a fill refers to, and takes back one that refers to nothing', async () => {
    await run(createStatements([book, shelf]))
    const id = crypto.randomUUID()
    const fill = (shelfId: string) =>
      opened.db.transaction().execute((db) =>
        referencesAtEnd(db, async () => {
          await table(book, db, '1').insert({ title: 'Dune', shelfId })
          await sql`insert into test_shelf (tenant_id, id, code) values ('1', ${id}, 'A')`.execute(db)
        }),
      )
    await expect(fill(crypto.randomUUID())).rejects.toThrow('test_book break test_book_shelf_id_fkey')
    expect(await table(shelf, opened.db, '1').count({})).toBe(0)
    await fill(id)
    expect(await table(book, opened.db, '1').count({ shelfId: id })).toBe(1)
    await expect(
      table(book, opened.db, '1').insert({ title: 'X', shelfId: crypto.randomUUID() }),
    ).rejects.toMatchObject({
      constraint: 'test_book_shelf_id_fkey',
    })
  })

  it('refuses to change what is only added, and to take it out but where its college is erased', async () => {
    await run(createStatements([{ ...shelf, appendOnly: true }, book]))
    const add = (tenant: string) =>
      sql`insert into test_shelf (tenant_id, id, code) values (${tenant}, gen_random_uuid(), 'A')`.execute(
        opened.db,
      )
    const refused = { code: '55000', message: expect.stringContaining('test_shelf is append-only') }
    const erasing = (tenant: string, statement: string) =>
      opened.db.transaction().execute(async (tx) => {
        await sql`select set_config('campus.erasing', ${tenant}, true)`.execute(tx)
        await sql.raw(statement).execute(tx)
      })
    const counted = async () => {
      const { rows } = await sql<{ tenant_id: string }>`select tenant_id from test_shelf order by 1`.execute(
        opened.db,
      )
      return rows.map(({ tenant_id }) => tenant_id)
    }
    await add('1')
    await add('2')
    const [change, remove, empty] = [
      `update test_shelf set code = 'B' where tenant_id = '1'`,
      `delete from test_shelf where tenant_id = '1'`,
      'truncate test_shelf cascade',
    ] as const
    for (const statement of [change, remove, empty]) {
      await expect(run([statement])).rejects.toMatchObject(refused)
      await expect(erasing('2', statement)).rejects.toMatchObject(refused)
    }
    for (const statement of [change, empty, 'delete from test_shelf'])
      await expect(erasing('1', statement)).rejects.toMatchObject(refused)
    expect(await counted()).toEqual(['1', '2'])
    await erasing('1', remove)
    expect(await counted()).toEqual(['2'])
    await expect(run([`delete from test_shelf where tenant_id = '2'`])).rejects.toMatchObject(refused)
  })

  it('reads and writes rows of one tenant alone by their columns', async () => {
    await run(createStatements([book, shelf]))
    const [own, others] = ['1', '2'].map((tenant) => table(shelf, opened.db, tenant)) as [Shelves, Shelves]
    const id = await own.insert({ code: 'A' }, { by: 'someone', unless: ['code'] })
    expect(await own.insert({ code: 'A' }, { unless: ['code'] })).toBeUndefined()
    await others.insert({ code: 'A' })
    expect(await own.list({ code: ['A', 'B'] }, ['id', 'order', 'createdBy'])).toEqual([
      { id, order: null, createdBy: 'someone' },
    ])
    expect(await own.update({ code: not('B'), order: empty }, { order: '1' }, { is: 'order' })).toEqual([
      { is: '1' },
    ])
    expect([await own.count({ order: '1' }), await others.count({ order: '1' })]).toEqual([1, 0])
    // Null is found in no row, or a missing id would be everybody's.
    expect([await own.exists({ aboveId: null }), await own.exists({ aboveId: empty })]).toEqual([false, true])
    const books = table(book, opened.db, '1')
    await books.insert({ title: 'Dune', shelfId: String(id), readAt: new Date('2026-09-01T00:00:00Z') })
    expect(await books.get({ readAt: atMost('2026-09-01 08:00:00') }, ['readAt', 'boughtOn'])).toEqual({
      readAt: '2026-09-01 08:00:00',
      boughtOn: null,
    })
    expect(await books.exists({ readAt: below(new Date('2026-09-01T00:00:00Z')) })).toBe(false)
    await books.remove({})
    expect(await own.remove([{ code: 'A' }, sql`r.id is not null`], ['code'])).toEqual([{ code: 'A' }])
    expect(await others.count({})).toBe(1)
    await expect(own.count({ 'id = id or code': 'A' } as object)).rejects.toThrow('test.shelf has no column')
  })

  it('hands out the same values whichever the driver', async () => {
    const { rows } =
      await sql`select date '2026-09-01' as day, count(*) as total, true as yes, 1.5::float8 as area,
      timestamptz '2026-09-01 08:00:00+08' as at, jsonb_build_object('a', null) as labels`.execute(opened.db)
    expect(rows).toEqual([
      {
        day: '2026-09-01',
        total: 1,
        yes: true,
        area: 1.5,
        at: new Date('2026-09-01T00:00:00Z'),
        labels: { a: null },
      },
    ])
  })

  it('takes each step once, all of it or nothing, also when two servers start at once', async () => {
    const steps = [
      step('0001-a', 'create table a (n int); insert into a values (1)'),
      step('0002-b', 'create table b (n int)'),
    ]
    const taken = await Promise.all([migrate(opened.db, steps), migrate(opened.db, steps)])
    expect(taken.flat().toSorted()).toEqual(['0001-a', '0002-b'])
    const broken = [...steps, step('0003-c', 'create table c (n int); select 1 / 0')]
    await expect(migrate(opened.db, broken)).rejects.toThrow('division by zero')
    expect(Object.keys(await introspect(opened.db))).toEqual(['a', 'b'])
  })

  it('takes a step that was merged late, written on another branch before one that has run', async () => {
    const early = step('20261123T0530-early', 'create table early (n int)')
    const late = step('20261123T0540-late', 'create table late (n int)')
    expect(await migrate(opened.db, [step('0010-a', 'create table a (n int)'), late])).toEqual([
      '0010-a',
      '20261123T0540-late',
    ])
    const merged = [step('0010-a', 'create table a (n int)'), early, late]
    expect(await migrate(opened.db, merged)).toEqual(['20261123T0530-early'])
    expect(await migrate(opened.db, merged)).toEqual([])
  })

  it('refuses a step that was changed after it ran, and a database newer than the program', async () => {
    const steps = [step('0001-a', 'create table a (n int)')]
    await migrate(opened.db, [...steps, step('0002-b', 'create table b (n int)')])
    await expect(migrate(opened.db, steps)).rejects.toThrow('不认识的版本 0002-b')
    await expect(migrate(opened.db, [step('0001-a', '', 'another')])).rejects.toThrow('0001-a was changed')
  })
})
