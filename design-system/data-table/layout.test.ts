import { describe, expect, it } from 'vitest'
import type { Column } from './column.ts'
import { layOut } from './layout.ts'

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  title: key,
  cell: () => key,
  ...more,
})

describe('layOut', () => {
  it('shares what is left among the columns without a width', () => {
    const { template, least } = layOut([column('code', { width: 120 }), column('name')], false)
    expect(template).toBe('120px minmax(100px, 1fr)')
    expect(least).toBe(220)
  })

  it('pulls fixed columns to their sides and stacks their offsets', () => {
    const { columns, places } = layOut(
      [
        column('name'),
        column('code', { fixed: 'start', width: 80 }),
        column('more', { fixed: 'end', width: 90 }),
        column('id', { fixed: 'start', width: 60 }),
        column('act', { fixed: 'end', width: 70 }),
      ],
      true,
    )
    expect(columns.map(({ key }) => key)).toEqual(['code', 'id', 'name', 'more', 'act'])
    expect(places.get('code')).toEqual({ side: 'start', offset: 44, edge: false })
    expect(places.get('id')).toEqual({ side: 'start', offset: 124, edge: true })
    expect(places.get('act')).toEqual({ side: 'end', offset: 0, edge: false })
    expect(places.get('more')).toEqual({ side: 'end', offset: 70, edge: true })
  })

  it('lets the last middle column grow when all have a width', () => {
    expect(layOut([column('a', { width: 80 }), column('b', { width: 90 })], false).template).toBe(
      '80px minmax(90px, 1fr)',
    )
  })
})
