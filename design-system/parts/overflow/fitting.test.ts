import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitting } from './fitting.ts'

const sum = (widths: readonly number[], gap: number) =>
  widths.reduce((all, width) => all + width, 0) + gap * Math.max(widths.length - 1, 0)

describe('a row of entries', () => {
  it('keeps no room for a button it does not need', () => expect(fitting([40, 40], 90, 30, 10)).toBe(2))
  it('gives way to the button that holds the rest', () => expect(fitting([40, 40, 40], 130, 30, 10)).toBe(2))
  it('may have room for none', () => expect(fitting([80], 60, 30, 0)).toBe(0))

  it('never overflows, and never leaves out one that would have fitted', () => {
    const width = fc.integer({ min: 1, max: 200 })
    fc.assert(
      fc.property(
        fc.array(width),
        fc.integer({ min: 0, max: 900 }),
        width,
        fc.nat(20),
        (widths, room, more, gap) => {
          const fits = fitting(widths, room, more, gap)
          const shown = (count: number) =>
            sum(count < widths.length ? [...widths.slice(0, count), more] : widths, gap)
          if (fits > 0) expect(shown(fits)).toBeLessThanOrEqual(room)
          if (fits < widths.length) expect(shown(fits + 1)).toBeGreaterThan(room)
        },
      ),
    )
  })
})
