import { describe, expect, it } from 'vitest'
import { apart, nearest } from './color-vision.ts'
import { palette } from './palette.ts'
import { themeColors } from './themes.ts'

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  it('no two series of a chart look alike to any eye', () => {
    expect(nearest(palette.series[mode])).toBeGreaterThan(7)
  })

  it('neighbouring series differ at a glance', () => {
    const series = palette.series[mode]
    for (const [at, color] of series.slice(1).entries())
      expect(apart(series[at] ?? '', color)).toBeGreaterThan(12)
  })

  it('tones for weak colour vision are told apart by every eye; the usual ones are not', () => {
    const tones = (vision: 'normal' | 'weak') => {
      const shown = themeColors({ mode, contrast: 'normal', vision })
      return ['danger', 'success', 'warning', 'info'].map((tone) => shown[`${tone}.text`] ?? '')
    }
    expect(nearest(tones('weak'))).toBeGreaterThan(11)
    expect(nearest(tones('normal'))).toBeLessThan(4)
  })
})

it('black and white are a hundred apart', () => {
  expect(apart('#000000', '#ffffff')).toBeCloseTo(100, 0)
})
