import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { campus } from '#domain/base/campus.ts'
import { engines } from '#tests/support/database.ts'
import { added, hall, north } from '#tests/support/places.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'
import { deriveTexts } from './derive-texts.ts'
import { sortKey } from './sort-key.ts'

const sorted = (names: readonly string[]) =>
  names.toSorted((one, other) => ((sortKey(one) ?? '') < (sortKey(other) ?? '') ? -1 : 1))
const below = (one: string, other: string) => (sortKey(one) ?? '') < (sortKey(other) ?? '')

describe('what a name sorts by', () => {
  it('is its sound, and numbers by their value', () => {
    const names = ['丁一', '10 栋', '章华', '安宁', '２栋', 'Bella', '张弛', '曾强', '1 栋', '张安', 'anna']
    const right = ['1 栋', '２栋', '10 栋', '安宁', '丁一', '曾强', '张安', '张弛', '章华', 'anna', 'Bella']
    expect(sorted(names)).toEqual(right)
  })

  it('is the order in which a table puts names of different sounds', () => {
    const names = ['安宁', '陈晨', '丁一', '方圆', '李雷', '马语婷', '王海', '张弛', '1 栋', '2 栋', '10 栋']
    const { compare } = new Intl.Collator('zh-CN', { numeric: true })
    fc.assert(
      fc.property(fc.shuffledSubarray(names), (some) => {
        expect(sorted(some)).toEqual(some.toSorted(compare))
      }),
    )
  })

  it('puts numbers by their value wherever they stand, and all of one surname together', () => {
    const number = fc.nat({ max: 1e9 })
    fc.assert(
      fc.property(fc.constantFrom('', '北区', 'A', '3-'), number, number, (before, one, other) => {
        fc.pre(one < other)
        expect(below(`${before}${one}栋`, `${before}${other}栋`)).toBe(true)
        expect(below(`${before}${one} 栋`, `${before}0${other}栋`)).toBe(true)
      }),
    )
    const given = fc.stringMatching(/^[一-龥]{1,2}$/)
    fc.assert(
      fc.property(given, given, given, (a, b, c) => {
        const names = sorted([`张${a}`, `章${b}`, `张${c}`]).map(([surname]) => surname)
        expect(names.lastIndexOf('张') - names.indexOf('张')).toBe(1)
      }),
    )
  })
})

describe.each(engines)('rows on %s', (engine) => {
  const server = serverOn(engine)
  let ask: Ask
  const listed = async (call: string, query: string, of = 'name') => {
    const { body } = await ask('GET', `base/${call}?${query}`)
    const rows = body.data.records ?? body.data
    return rows.map((row: Record<string, string>) => row[of])
  }
  const right = ['2 栋', '10 栋', '安宁楼', '丁香楼']

  beforeAll(async () => {
    ask = server.college().manager('base.campus', 'base.building')
    for (const [at, name] of ['丁香楼', '10 栋', '安宁楼', '2 栋'].entries()) {
      const { id } = await added(ask, 'campus', { ...north, code: `C${at}`, name })
      await added(ask, 'building', { ...hall(id, `B${at}`), name })
    }
  })

  it('stand in one order: in a list either way, by the name behind a reference, and all at once', async () => {
    expect(await listed('building/page', 'sort=name')).toEqual(right)
    expect(await listed('building/page', 'sort=-name')).toEqual(right.toReversed())
    expect(await listed('building/page', 'sort=campusId')).toEqual(right)
    expect(await listed('building/list', 'sort=name')).toEqual(right)
  })

  it('that were kept before there was an order get it at the next start, once', async () => {
    const { db } = server.app()
    await sql`update base_campus set name_sort_key = null`.execute(db)
    expect(await deriveTexts(db, [campus])).toBe(4)
    expect(await listed('campus/page', 'sort=name')).toEqual(right)
    expect(await deriveTexts(db, [campus])).toBe(0)
  })

  it('move when they are called otherwise', async () => {
    const { body } = await ask('GET', 'base/campus/page?params.search=丁香楼')
    const [{ id, revision }] = body.data.records
    await ask('POST', 'base/campus/update', { json: { id, revision, name: '1 栋' } })
    expect((await listed('campus/page', 'sort=name'))[0]).toBe('1 栋')
  })

  it('are read off an index in this order where there are many', async () => {
    const plan = await server
      .app()
      .db.transaction()
      .execute(async (db) => {
        await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(
          db,
        )
        const { rows } = await sql`explain select id from base_student where tenant_id = '1'
        order by name_sort_key, id limit 20`.execute(db)
        return JSON.stringify(rows)
      })
    expect(plan).toContain('base_student_name_sort_key_idx')
    expect(plan).not.toContain('Sort')
  })
})
