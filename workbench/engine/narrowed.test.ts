import { expect, it } from 'vitest'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import type { Screen } from '#domain/kernel/screen.ts'
import { settledBy } from '#domain/kernel/settled-by.ts'
import { isWritten } from './may-write.ts'
import { narrowed } from './narrowed.ts'

const states = closed('bill-state', '账单状态', { due: '待缴', late: '逾期' })
const kinds = closed('bill-kind', '账单类别', { tuition: '学费', lodging: '住宿费' })
const bill = defineResource({
  name: 'fee.bill',
  label: '账单',
  title: 'no',
  fields: {
    no: text('编号', { required: true }),
    kind: choice('类别', kinds, { required: true }),
    state: choice('状态', states, { system: true }),
  },
  columns: ['no', 'kind', 'state'],
  filters: ['kind', 'state'],
  actions: { urge: { label: '催缴' } },
})

it('a single value of what a person fills is settled: given to new rows, and neither shown nor asked for', () => {
  const where = { kind: 'tuition' }
  expect(settledBy(bill, where)).toEqual(where)
  const { columns, filters, form } = narrowed(bill, { where, without: [] })
  expect([columns, filters, Object.values(form ?? {}).flat()]).toEqual([['no', 'state'], ['state'], ['no']])
})

it('what only the server fills, and one of several values, are not: their column says which', () => {
  const several: readonly Screen['where'][] = [{ state: 'late' }, { kind: 'tuition,lodging' }]
  for (const where of several) {
    expect(settledBy(bill, where)).toEqual({})
    const { columns, filters } = narrowed(bill, { where, without: [] })
    expect(columns).toEqual(['no', 'kind', 'state'])
    expect(filters).toEqual(bill.filters.filter((name) => !(name in where)))
  }
})

it('a screen lists columns of its own, but for what it leaves out', () => {
  const where = { kind: 'tuition' }
  const columns = ['state', 'kind']
  expect(narrowed(bill, { where: {}, without: [], columns }).columns).toEqual(columns)
  expect(narrowed(bill, { where, without: [], columns }).columns).toEqual(['state'])
})

it('where a screen only reads, nothing is written and nothing done', () => {
  const read = narrowed(bill, { where: { state: 'late' }, without: [], reads: true })
  for (const verb of ['add', 'update', 'remove'] as const) {
    expect(isWritten(bill, verb)).toBe(true)
    expect(isWritten(read, verb)).toBe(false)
  }
  expect(read.actions).toEqual({})
})

it('only a screen that reads may be asked for as of a past day', () => {
  const kept = { ...bill, asOf: { fields: ['state'], since: 'no' } }
  expect(narrowed(kept, { where: {}, without: [], reads: true }).asOf).toEqual(kept.asOf)
  expect(narrowed(kept, { where: {}, without: [] }).asOf).toBeUndefined()
})
