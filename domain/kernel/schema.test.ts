import { expect, it } from 'vitest'
import { date, integer, text, yesNo } from './fields.ts'
import { sentence } from './phrase.ts'
import { defineResource } from './resource.ts'
import { brokenRules } from './rule.ts'
import { createSchema, updateSchema } from './schema.ts'

const shelf = defineResource({
  name: 'library.shelf',
  label: '书架',
  title: 'name',
  fields: {
    name: text('名称', { required: true, max: 5 }),
    mark: text('标记', {
      normal: (value: string) => value.toUpperCase(),
      pattern: /^[A-Z]$/,
      hint: '标记应为一个字母',
    }),
    boards: integer('层数', { min: 1, max: 9 }),
    open: yesNo('开放', { required: true }),
    since: date('开始日期'),
    until: date('结束日期'),
    books: integer('册数', { system: true }),
  },
  columns: ['name'],
  filters: [],
  rules: [
    {
      fields: ['since', 'until'],
      message: '结束日期不能早于开始日期',
      holds: ({ since, until }) => since === null || until === null || until >= since,
    },
  ],
})

const faults = (row: object) =>
  createSchema(shelf)
    .safeParse(row)
    .error?.issues.map(({ path, message }) => [path.join('.'), sentence(message)])
const kept = { name: '甲', open: false }

it('takes what is well-formed, trimmed and in its kept shape', () => {
  expect(createSchema(shelf).parse({ ...kept, name: ' 甲 ', mark: 'b' })).toEqual({ ...kept, mark: 'B' })
})

it.each([
  [{ open: false }, [['name', '请填写名称']]],
  [{ ...kept, name: '' }, [['name', '请填写名称']]],
  [{ ...kept, name: '   ' }, [['name', '请填写名称']]],
  [{ ...kept, name: '一二三四五六' }, [['name', '名称不能超过 5 个字']]],
  [{ ...kept, mark: '7' }, [['mark', '标记应为一个字母']]],
  [{ ...kept, boards: 0 }, [['boards', '层数不能小于 1']]],
  [{ ...kept, boards: 1.5 }, [['boards', '层数应为整数']]],
  [{ ...kept, since: '2026-02-30' }, [['since', '开始日期应为日期，如 2026-09-01']]],
  [{ ...kept, since: '2026-09-02', until: '2026-09-01' }, [['until', '结束日期不能早于开始日期']]],
])('refuses %o', (row, expected) => expect(faults(row)).toEqual(expected))

it('refuses what only the server fills, and what it does not know', () => {
  expect(faults({ ...kept, books: 3 })).toHaveLength(1)
  expect(faults({ ...kept, color: 'red' })).toHaveLength(1)
})

it('empties an optional field with null', () => {
  expect(createSchema(shelf).parse({ ...kept, boards: null })).toEqual({ ...kept, boards: null })
})

it('asks of a change only its id, its revision and what changes', () => {
  const id = '01990000-0000-7000-8000-000000000001'
  expect(updateSchema(shelf).safeParse({ id, revision: 1, boards: 2 }).success).toBe(true)
  expect(updateSchema(shelf).safeParse({ id, boards: 2 }).success).toBe(false)
  expect(updateSchema(shelf).safeParse({ id, revision: 1, name: '' }).success).toBe(false)
})

it('asks a rule only when a change touches it', () => {
  const row = { since: '2026-09-02', until: '2026-09-01' }
  expect(brokenRules(shelf, row, ['name'])).toEqual([])
  expect(brokenRules(shelf, row, ['since'])).toEqual([
    { field: 'until', message: '结束日期不能早于开始日期' },
  ])
})
