import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sparkPath } from './spark-path.ts'

describe('sparkPath', () => {
  it('goes from left to right, the highest on top', () => {
    expect(sparkPath([1, 3, 2])).toBe('M0.00 28.00L50.00 2.00L100.00 15.00')
    expect(sparkPath([5, 5])).toBe('M0.00 15.00L100.00 15.00')
    expect(sparkPath([5])).toBe('')
  })

  it('stays within its box', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), { minLength: 2 }), (figures) => {
        for (const [, x, y] of sparkPath(figures).matchAll(/[ML]([\d.]+) ([\d.]+)/g)) {
          expect(Number(x)).toBeLessThanOrEqual(100)
          expect(Number(y)).toBeGreaterThanOrEqual(2)
          expect(Number(y)).toBeLessThanOrEqual(28)
        }
      }),
    )
  })
})
