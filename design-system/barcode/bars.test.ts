import { describe, expect, it } from 'vitest'
import { barsOf } from './bars.ts'

describe('bars', () => {
  it('writes Code 128 from a black bar to a black bar', () => {
    const bars = barsOf('SB-2026-0318', 'code128')
    expect(bars?.text).toBe('SB-2026-0318')
    expect(bars?.runs[0]).toEqual({ from: 0, width: 2 })
    const last = bars?.runs.at(-1)
    expect((last?.from ?? 0) + (last?.width ?? 0)).toBe(bars?.modules)
  })

  it('takes 11 modules for each pair of digits', () => {
    // Start, two pairs, check: 11 each, and a stop of 13.
    expect(barsOf('1234', 'code128')?.modules).toBe(4 * 11 + 13)
  })

  it('adds the check digit of EAN-13, of 95 modules', () => {
    expect(barsOf('690123456789', 'ean13')).toMatchObject({ text: '6901234567892', modules: 95 })
  })

  it.each([
    ['6901234567890', 'ean13'],
    ['12ab', 'ean13'],
    ['', 'code128'],
    ['博学楼', 'code128'],
  ] as const)('says that %s is no %s', (value, format) => expect(barsOf(value, format)).toBeNull())
})
