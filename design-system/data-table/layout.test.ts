import { describe, expect, it } from 'vitest'
import { layOut, wholeColumns, widthsOf } from './layout.ts'
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
    expect(widths['--template']).toBe('7.5rem minmax(6.25rem, 100fr)')
    expect(widths['--least']).toBe('13.75rem')
  })

  it('keeps pinned columns as they are, for what sticks after them counts on it', () => {
    const widths = widthsOf([
      placed('code', { side: 'start', elastic: true }),
      placed('name', { elastic: true }),
      placed('act', { side: 'end', width: 70, offset: 0 }),
    ])
    expect(widths['--template']).toBe('6.25rem minmax(6.25rem, 100fr) 4.375rem')
    expect(widths).toMatchObject({
      '--start': '6.25rem',
      '--end': '4.375rem',
      '--offset-0': '0rem',
      '--offset-2': '0rem',
    })
  })

  it('lets the last middle column grow when all have a width', () => {
    expect(widthsOf([placed('a', { width: 80 }), placed('b', { width: 90 })])['--template']).toBe(
      '5rem minmax(5.625rem, 1fr)',
    )
  })
})

describe('wholeColumns', () => {
  const widths = (columns: readonly PlacedColumn<object>[], room: number) =>
    wholeColumns(columns, room).map(({ width }) => width)
  const five = [
    placed('pick', { side: 'start', width: 40 }),
    placed('code'),
    placed('name', { elastic: true }),
    placed('phone'),
    placed('act', { side: 'end', width: 60 }),
  ]

  it('lets the columns that fit fill the room up to the pinned ones', () => {
    expect(widths(five, 350)).toEqual([40, 100, 150, 100, 60])
  })

  it('leaves widths alone where all fit, and where nothing is known of the room', () => {
    expect(widths(five, 400)).toEqual(widths(five, 0))
    expect(widths(five, 400)).toEqual([40, 100, 100, 100, 60])
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
