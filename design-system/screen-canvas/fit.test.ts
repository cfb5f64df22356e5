import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted } from './fit.ts'

const design = { width: 1920, height: 1080 }
const size = fc.record({
  width: fc.integer({ min: 320, max: 7680 }),
  height: fc.integer({ min: 240, max: 4320 }),
})

describe('fitted', () => {
  it.each([
    ['its own size', { width: 1920, height: 1080 }, { scale: 1, left: 0, top: 0 }],
    ['4K', { width: 3840, height: 2160 }, { scale: 2, left: 0, top: 0 }],
    ['720p', { width: 1280, height: 720 }, { scale: 2 / 3, left: 0, top: 0 }],
    ['32:9', { width: 3840, height: 1080 }, { scale: 1, left: 960, top: 0 }],
    ['a portrait tablet', { width: 1080, height: 1920 }, { scale: 0.5625, left: 0, top: 656.25 }],
  ])('%s', (_, screen, expected) => {
    expect(fitted(screen, design, 'scale')).toMatchObject(expected)
  })

  it('never leaves the screen, and touches two edges of it', () => {
    fc.assert(
      fc.property(size, (screen) => {
        const { scale, left, top } = fitted(screen, design, 'scale')
        expect(Math.min(left, top)).toBeCloseTo(0)
        expect(left * 2 + design.width * scale).toBeCloseTo(screen.width)
        expect(top * 2 + design.height * scale).toBeCloseTo(screen.height)
      }),
    )
  })

  it('fills every screen when stretched, with at least the room of the design', () => {
    fc.assert(
      fc.property(size, (screen) => {
        const { scale, width, height, left, top } = fitted(screen, design, 'stretch')
        expect([left, top]).toEqual([expect.closeTo(0), expect.closeTo(0)])
        expect(width * scale).toBeCloseTo(screen.width)
        expect(height * scale).toBeCloseTo(screen.height)
        expect(width).toBeGreaterThanOrEqual(design.width - 0.001)
        expect(height).toBeGreaterThanOrEqual(design.height - 0.001)
      }),
    )
  })

  it('stays whole where there is no room yet', () => {
    expect(fitted({ width: 0, height: 0 }, design, 'scale')).toMatchObject({ scale: 1, ...design })
  })
})
