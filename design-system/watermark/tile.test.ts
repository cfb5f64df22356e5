import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tileOf } from './tile.ts'

describe('the tile of a watermark', () => {
  it('gives Chinese characters about twice the room of figures', () => {
    const gap = tileOf(['']).width
    expect(tileOf(['王建国']).width - gap).toBeGreaterThan(tileOf(['123']).width - gap)
    expect(tileOf(['王建国']).width - gap).toBeLessThan(2 * (tileOf(['123']).width - gap))
  })

  it('grows with its lines and with the longest of them, never shrinks', () =>
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), fc.string(), (lines, more) => {
        const [small, large] = [tileOf(lines), tileOf([...lines, more])]
        expect(large.width).toBeGreaterThanOrEqual(small.width)
        expect(large.height).toBeGreaterThan(small.height)
      }),
    ))
})
