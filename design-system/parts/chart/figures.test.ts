import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasFigures, toTsv } from './figures.ts'

const cell = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.constant(null))

describe('toTsv', () => {
  it('writes figures bare and texts in one line', () => {
    expect(
      toTsv({
        columns: ['月份', '人数'],
        rows: [
          ['一\t月\n上', 12.5],
          ['二月', null],
        ],
      }),
    ).toBe('月份\t人数\n一 月 上\t12.5\n二月\t')
  })

  it('lets no text become a formula', () => {
    expect(toTsv({ columns: ['a'], rows: [['=1+1'], ['@x'], [-1]] })).toBe("a\n'=1+1\n'@x\n-1")
  })

  it('keeps the shape of the table whatever the cells hold', () => {
    const table = fc.integer({ min: 1, max: 5 }).chain((width) =>
      fc.record({
        columns: fc.array(fc.string(), { minLength: width, maxLength: width }),
        rows: fc.array(fc.array(cell, { minLength: width, maxLength: width })),
      }),
    )
    fc.assert(
      fc.property(table, (figures) => {
        const lines = toTsv(figures).split('\n')
        expect(lines).toHaveLength(figures.rows.length + 1)
        for (const line of lines) expect(line.split('\t')).toHaveLength(figures.columns.length)
      }),
    )
  })
})

describe('hasFigures', () => {
  it('is false for names without a number', () => {
    expect(hasFigures({ columns: ['a', 'b'], rows: [['x', null]] })).toBe(false)
    expect(hasFigures({ columns: ['a', 'b'], rows: [['x', 0]] })).toBe(true)
  })
})
