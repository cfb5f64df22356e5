import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHex } from './hex.ts'

describe('readHex', () => {
  it('takes what people type and paste', () => {
    expect(readHex('#0066FF')).toBe('#0066ff')
    expect(readHex(' 06f ')).toBe('#0066ff')
    expect(readHex('＃００６６ｆｆ')).toBe('#0066ff')
    expect(readHex('')).toBeNull()
    expect(readHex('#0066f')).toBeUndefined()
    expect(readHex('blue')).toBeUndefined()
  })

  it('reads every colour that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (colour) => {
        const hex = `#${colour.toString(16).padStart(6, '0')}`
        expect(readHex(hex)).toBe(hex)
        expect(readHex(hex.toUpperCase())).toBe(hex)
      }),
    )
  })
})
