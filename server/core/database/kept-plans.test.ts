import { PGlite } from '@electric-sql/pglite'
import { beforeEach, expect, test } from 'vitest'
import { emptyStore } from '#server/node/empty-store.ts'
import { mostKept } from './kept-names.ts'
import { keepPlans } from './kept-plans.ts'
import { pgliteOptions } from './pglite.ts'

let pglite: PGlite
let planned: string[]

const [parse, noName] = [0x50, 0]

const laid = emptyStore()

beforeEach(async () => {
  pglite = await PGlite.create('memory://', { ...pgliteOptions, loadDataDir: await laid })
  await pglite.exec(
    'create table pet (id int primary key, name text); insert into pet values (1, $$Ann$$), (2, null)',
  )
  const send = pglite.execProtocolStream.bind(pglite)
  planned = []
  pglite.execProtocolStream = (message, options) => {
    if (message[0] === parse)
      planned.push(
        new TextDecoder().decode(message.subarray(5)).split('\0')[message[5] === noName ? 1 : 0] ?? '',
      )
    return send(message, options)
  }
  keepPlans(pglite)
  return () => pglite.close()
})

const named = async (id: number) => (await pglite.query('select * from pet where id = $1', [id])).rows

test('a statement that comes again is planned twice, and answers as it did', async () => {
  for (const _ of [1, 2, 3, 4])
    expect([await named(1), await named(2), await named(3)]).toEqual([
      [{ id: 1, name: 'Ann' }],
      [{ id: 2, name: null }],
      [],
    ])
  expect(planned).toHaveLength(2)
})

test('a fault keeps no later call from its answer, within a transaction and without', async () => {
  const halved = (by: number) => pglite.query('select 10 / $1::int as half', [by])
  for (const _ of [1, 2, 3]) {
    await expect(halved(0)).rejects.toThrow('division by zero')
    expect((await halved(5)).rows).toEqual([{ half: 2 }])
    await expect(
      pglite.transaction(async (tx) => {
        await tx.query('insert into pet values ($1, $2)', [7, 'Bo'])
        await tx.query('select 10 / $1::int as half', [0])
      }),
    ).rejects.toThrow('division by zero')
    expect(await named(7)).toEqual([])
  }
  await expect(pglite.query('selec $1', [1])).rejects.toThrow('syntax error')
  await expect(pglite.query('selec $1', [1])).rejects.toThrow('syntax error')
  expect(await named(1)).toHaveLength(1)
})

test('a table that has changed is seen as it is', async () => {
  for (const _ of [1, 2, 3]) await named(1)
  await pglite.exec('alter table pet add column age int default 3')
  for (const _ of [1, 2, 3]) expect(await named(1)).toEqual([{ id: 1, name: 'Ann', age: 3 }])
  const { rows } = await pglite.query('select name from pg_prepared_statements')
  expect(rows).toHaveLength(1)
})

test('of many statements those asked last are kept', async () => {
  for (let at = 0; at < mostKept + 20; at++)
    for (const _ of [1, 2]) await pglite.query(`select $1::int + ${at} as sum`, [1])
  const { rows } = await pglite.query('select count(*)::int as kept from pg_prepared_statements')
  expect(rows).toEqual([{ kept: mostKept }])
  expect((await pglite.query('select $1::int + 0 as sum', [1])).rows).toEqual([{ sum: 1 }])
})
