import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CellAt, moved } from './grid-moves.ts'

const size = { rows: 40, cols: 6, page: 10 }
const press = (from: CellAt, key: string, ctrlKey = false) =>
  moved(from, { key, ctrlKey, metaKey: false }, size)

describe('moved', () => {
  it('steps, pages, and goes to the edges', () => {
    const from = { row: 20, col: 3 }
    expect(press(from, 'ArrowDown')).toEqual({ row: 21, col: 3 })
    expect(press(from, 'ArrowLeft')).toEqual({ row: 20, col: 2 })
    expect(press(from, 'PageUp')).toEqual({ row: 10, col: 3 })
    expect(press({ row: 3, col: 3 }, 'PageUp')).toEqual({ row: 0, col: 3 })
    expect(press(from, 'Home')).toEqual({ row: 20, col: 0 })
    expect(press(from, 'End', true)).toEqual({ row: 39, col: 5 })
    expect(press(from, 'ArrowUp', true)).toEqual({ row: 0, col: 3 })
    expect(press(from, 'x')).toBeUndefined()
  })

  it('reaches the headings from the first row', () => {
    expect(press({ row: 0, col: 2 }, 'ArrowUp')).toEqual({ row: -1, col: 2 })
    expect(press({ row: -1, col: 2 }, 'ArrowDown')).toEqual({ row: 0, col: 2 })
  })

  it('never leaves the grid', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']
    const presses = fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()))
    fc.assert(
      fc.property(presses, fc.nat(30), fc.integer({ min: 1, max: 9 }), (all, rows, cols) => {
        let at: CellAt = { row: -1, col: 0 }
        for (const [key, ctrlKey] of all)
          at = moved(at, { key, ctrlKey, metaKey: false }, { rows, cols, page: 7 }) ?? at
        expect(at.row).toBeGreaterThanOrEqual(-1)
        expect(at.row).toBeLessThan(Math.max(rows, 0))
        expect(at.col).toBeGreaterThanOrEqual(0)
        expect(at.col).toBeLessThan(cols)
      }),
    )
  })
})
