import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Opened } from '#server/node/pglite.ts'
import { engines, openTables } from '#tests/support/database.ts'
import { deriveTexts } from './derive-texts.ts'
import { insertRows } from './insert-rows.ts'
import { asSpelt, spell } from './spelling.ts'

describe('spell', () => {
  const words = (text: string) => (spell(text) ?? '').replaceAll("'", '').split(' ')

  it('holds the text, its pinyin and their initials, each from any character on', () => {
    expect(words('马语婷')).toEqual(
      expect.arrayContaining(['马语婷', '语婷', '婷', 'mayuting', 'yuting', 'ting', 'myt', 'yt', 't']),
    )
  })

  it('holds the first letter of each of its words, by which one letter is asked for as a whole word', () => {
    const all = words('马语婷 Ann')
    expect(all.filter((word) => !all.includes([...word][0] ?? ''))).toEqual([])
    expect([asSpelt('马'), asSpelt('Y'), asSpelt('马语')]).toEqual(["'马'", "'y'", "'马语':*"])
  })

  it('reads a surname as one, and keeps letters, digits and nothing else', () => {
    expect(words('曾强')).toContain('zengqiang')
    expect(words("O'Neil 3栋")).toEqual(expect.arrayContaining(['oneil3栋', '3栋']))
    expect(spell('—')).toBeNull()
    expect(asSpelt(" ' : * ")).toBeUndefined()
  })
})

describe.each(engines)('rows on %s', (engine) => {
  let opened: Opened
  const campus = resources.find(({ name }) => name === 'base.campus')
  beforeAll(async () => {
    opened = await openTables(engine)
    if (!campus) throw new Error('base.campus is gone')
    const row = { id: crypto.randomUUID(), code: 'S', name: '吕梁校区', enabled: true }
    await insertRows(opened.db, campus, 'spelling', [row])
  })
  afterAll(() => opened.close())

  const found = async (word: string) => {
    const { rows } = await sql`select from base_campus where name_spelt @@ ${asSpelt(word)}::tsquery`.execute(
      opened.db,
    )
    return rows.length
  }

  it('are spelt as they are written, and once more where they were written before', async () => {
    expect([await found('lvliang'), await found('llx'), await found('梁校'), await found('lian')]).toEqual([
      1, 1, 1, 1,
    ])
    expect([await found('吕'), await found('校'), await found('l'), await found('q')]).toEqual([1, 1, 1, 1])
    expect(await found('v')).toBe(0)
    expect(await found('angx')).toBe(0)
    await sql`update base_campus set name_spelt = null`.execute(opened.db)
    expect(await deriveTexts(opened.db, campus ? [campus] : [])).toBe(1)
    expect(await found('llxq')).toBe(1)
    expect(await deriveTexts(opened.db, campus ? [campus] : [])).toBe(0)
  })

  it('are found by two letters without reading all where there are many', async () => {
    const plan = await opened.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db)
      const { rows } =
        await sql`explain select id from base_student where name_spelt @@ ${"'ma':*"}::tsquery`.execute(db)
      return JSON.stringify(rows)
    })
    expect(plan).toContain('base_student_name_spelt_idx')
  })
})
