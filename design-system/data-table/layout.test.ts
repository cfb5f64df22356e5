import { describe, expect, it } from 'vitest'
import { layOut, widthsOf } from './layout.ts'
import type { PlacedColumn } from './use-table-columns.ts'

const placed = (key: string, more: Partial<PlacedColumn<object>> = {}): PlacedColumn<object> => ({
  column: { key, title: key, cell: () => key },
  width: 100,
  elastic: false,
  offset: 0,
  ...more,
})

describe('widthsOf', () => {
  it('shares what is left among the elastic columns', () => {
    const widths = widthsOf([placed('code', { width: 120 }), placed('name', { elastic: true })])
    expect(widths['--template']).toBe('120px minmax(100px, 1fr)')
    expect(widths['--least']).toBe('220px')
  })

  it('keeps pinned columns as they are, for what sticks after them counts on it', () => {
    const widths = widthsOf([
      placed('code', { side: 'start', elastic: true }),
      placed('name', { elastic: true }),
      placed('act', { side: 'end', width: 70, offset: 0 }),
    ])
    expect(widths['--template']).toBe('100px minmax(100px, 1fr) 70px')
    expect(widths).toMatchObject({
      '--start': '100px',
      '--end': '70px',
      '--offset-0': '0px',
      '--offset-2': '0px',
    })
  })

  it('lets the last middle column grow when all have a width', () => {
    expect(widthsOf([placed('a', { width: 80 }), placed('b', { width: 90 })])['--template']).toBe(
      '80px minmax(90px, 1fr)',
    )
  })
})

describe('layOut', () => {
  it('marks the innermost pinned column of each side', () => {
    const laid = layOut([
      placed('a', { side: 'start' }),
      placed('b', { side: 'start' }),
      placed('c'),
      placed('d', { side: 'end' }),
      placed('e', { side: 'end' }),
    ])
    expect(laid.filter(({ edge }) => edge).map(({ column }) => column.key)).toEqual(['b', 'd'])
  })
})
