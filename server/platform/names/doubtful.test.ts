import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { engines } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'
import { doubtful } from './doubtful.ts'

/** Texts as they are kept, and what else is found in them. */
const kept = [
  '张弛',
  '阿依古丽·买买提江',
  '13900001234',
  '53010320081106007X',
  'E12345678',
  '04A1B2C3',
  'A-1',
]
const strewn = [
  '\n',
  ' ',
  '　',
  '·',
  '‧',
  '.',
  '-',
  '−',
  '+86',
  'x',
  'Ａ',
  '１',
  '\u200b',
  '\u202d',
  '\ue863',
  '䶮',
]
const text = fc
  .oneof(
    fc.array(fc.constantFrom(...kept, ...strewn), { maxLength: 3 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: 'binary-ascii', maxLength: 18 }),
  )
  .map((text) => text.replaceAll('\0', ''))

const shapes = [...doubtful].map(([normal, pattern]) => ({ name: normal.name, normal, pattern }))

describe.each(engines)('what may be out of shape, on %s', (engine) => {
  const server = serverOn(engine)
  const doubted = async (pattern: string, texts: readonly string[]) =>
    (
      await sql<{ doubted: boolean }>`select t ~ ${pattern} as doubted
        from unnest(${texts}::text[]) with ordinality as each(t, at) order by at`.execute(server.app().db)
    ).rows.map((row) => row.doubted)

  it.each(shapes)('$name leaves nothing out that it would change', async ({ normal, pattern }) => {
    const texts = fc.array(text, { minLength: 100, maxLength: 100 })
    await fc.assert(
      fc.asyncProperty(texts, async (texts) => {
        const doubts = await doubted(pattern, texts)
        expect(texts.filter((each, at) => !doubts[at] && (normal(each) || each) !== each)).toEqual([])
      }),
      { numRuns: 5 },
    )
  })

  it.each(shapes)('$name leaves out what is in its shape', async ({ pattern }) => {
    expect(await doubted(pattern, kept)).toContain(false)
  })
})

it('no list of many rows is read whole to look for what is out of shape', () => {
  const whole = resources.flatMap(({ name, fields, ...settings }) =>
    'manyRows' in settings && settings.manyRows
      ? Object.entries<Field>(fields as Fields).flatMap(([field, { normal, secret }]) =>
          normal && !secret && !doubtful.has(normal) ? [`${name}.${field}`] : [],
        )
      : [],
  )
  expect(whole).toEqual([])
})
