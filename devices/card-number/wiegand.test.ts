import { describe, expect, it } from 'vitest'
import { cardNumber, hexOf, writeCardNumber } from './card-number.ts'
import vectors from './vectors.json'
import { bitsOf, fromWiegand, toWiegand } from './wiegand.ts'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

describe('check 1: Wiegand', () => {
  it.each(vectors.wiegand)('$bytes is $bits', ({ bytes: hex, bits }) => {
    expect(toWiegand(bytes(hex))).toBe(bits)
    expect(fromWiegand(bits)).toEqual(bytes(hex))
  })

  it('is read from OSDP RAW, left aligned, and printed as facility and card', () => {
    const { leftAligned = '', bits, WG26 } = vectors.wiegand[2] ?? {}
    const read = fromWiegand(bitsOf(bytes(leftAligned), 26))
    expect(bitsOf(bytes(leftAligned), 26)).toBe(bits)
    expect(read && writeCardNumber(cardNumber(read), 'WG26')).toBe(WG26)
    expect(read && hexOf(read)).toBe('5A0144')
  })

  it('check 4: any one flipped bit is refused', () => {
    for (const { bits } of vectors.wiegand)
      for (let at = 0; at < bits.length; at++) {
        const flipped = `${bits.slice(0, at)}${bits[at] === '1' ? '0' : '1'}${bits.slice(at + 1)}`
        expect(fromWiegand(flipped)).toBeNull()
      }
  })

  it('has 26 or 34 bits', () => {
    expect(fromWiegand('1'.repeat(32))).toBeNull()
    expect(fromWiegand('')).toBeNull()
  })
})
