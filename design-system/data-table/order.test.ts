import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Column } from './column.ts'
import { orderOf } from './order.ts'

interface Row {
  readonly name: string | null
  readonly floors: number
}
const columns: readonly Column<Row>[] = [
  { key: 'name', title: '名称', cell: (row) => row.name, value: (row) => row.name },
  { key: 'floors', title: '层数', cell: (row) => row.floors, value: (row) => row.floors },
  { key: 'bare', title: '无值', cell: () => null },
]
const rows: readonly Row[] = [
  { name: '明德楼', floors: 10 },
  { name: null, floors: 9 },
  { name: '博学楼', floors: 10 },
  { name: '楼 2', floors: 1 },
  { name: '楼 10', floors: 1 },
]
const shown = (...asked: [Parameters<typeof orderOf<Row>>[2], Parameters<typeof orderOf<Row>>[3]]) =>
  [...(orderOf(rows, columns, ...asked) ?? [])].map((at) => rows[at]?.name)

describe('orderOf', () => {
  it('leaves rows alone that nothing is asked of', () => {
    expect(orderOf(rows, columns, [], {})).toBeUndefined()
    expect(orderOf(rows, columns, [{ key: 'bare', direction: 'asc' }], { bare: 'x' })).toBeUndefined()
  })

  it('puts rows by the place that a column knows, and not by what it says', () => {
    const known = columns.map((column) =>
      column.key === 'name' ? { ...column, order: (row: Row) => -row.floors } : column,
    )
    expect([...(orderOf(rows, known, [{ key: 'name', direction: 'asc' }], {}) ?? [])]).toEqual([
      0, 2, 1, 3, 4,
    ])
    expect([...(orderOf(rows, known, [{ key: 'name', direction: 'desc' }], {}) ?? [])]).toEqual([
      3, 4, 1, 0, 2,
    ])
  })

  it('sorts Chinese by sound, digits by number, and puts nothing last either way', () => {
    expect(shown([{ key: 'name', direction: 'asc' }], {})).toEqual([
      '博学楼',
      '楼 2',
      '楼 10',
      '明德楼',
      null,
    ])
    expect(shown([{ key: 'name', direction: 'desc' }], {}).at(-1)).toBeNull()
  })

  it('sorts by one key after another', () => {
    const sorts = [
      { key: 'floors', direction: 'desc' },
      { key: 'name', direction: 'asc' },
    ] as const
    expect(shown(sorts, {})).toEqual(['博学楼', '明德楼', null, '楼 2', '楼 10'])
  })

  it('filters by words, codes and ranges, all at once', () => {
    expect(shown([], { name: ' 学' })).toEqual(['博学楼'])
    expect(shown([], { name: ['明德楼', '楼 2'] })).toEqual(['明德楼', '楼 2'])
    expect(shown([], { floors: { from: 9, to: null }, name: '楼' })).toEqual(['明德楼', '博学楼'])
    expect(shown([], { floors: { from: null, to: 1 } })).toEqual(['楼 2', '楼 10'])
    expect(shown([], { name: '' })).toEqual([])
  })

  it('gives every row once, in order, and equal ones as they were', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(4)), (floors) => {
        const all = floors.map((each) => ({ name: null, floors: each }))
        const order = [...(orderOf(all, columns, [{ key: 'floors', direction: 'asc' }], {}) ?? [])]
        expect(order.toSorted((one, other) => one - other)).toEqual(floors.map((_, at) => at))
        for (const [at, place] of order.entries()) {
          const before = order[at - 1]
          if (before === undefined) continue
          const step = (floors[before] as number) - (floors[place] as number)
          expect(step < 0 || (step === 0 && before < place)).toBe(true)
        }
      }),
    ))
})
