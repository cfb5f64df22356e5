import { describe, expect, it } from 'vitest'
import { type CardFormat, cardNumber, readCardNumber, sameCard, writeCardNumber } from './card-number.ts'
import vectors from './vectors.json'

const printed = vectors.printed.flatMap(({ bytes, formats }) =>
  (Object.entries(formats) as [CardFormat, string][]).map(([format, text]) => ({ bytes, format, text })),
)
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const whole = cardNumber(bytes('01026F6C3A'))

describe('check 1: the numbers a reader prints', () => {
  it.each(printed)('$format of $bytes is $text', ({ bytes: hex, format, text }) => {
    expect(writeCardNumber(cardNumber(bytes(hex)), format)).toBe(text)
  })

  it.each(printed)('$text as $format are the low bytes of $bytes', ({ bytes: hex, format, text }) => {
    const read = readCardNumber(text, { format, reversed: false })
    expect(read && hex.endsWith(read.bytes)).toBe(true)
  })

  it('names one card where two readers send its bytes in opposite order', () => {
    const { mostFirst, leastFirst } = vectors.reversed
    const one = readCardNumber(mostFirst, { format: 'hex', reversed: false })
    const other = readCardNumber(leastFirst.toLowerCase(), { format: 'hex', reversed: true })
    expect(one).toEqual(other)
    expect(one && writeCardNumber(one, '8H10D')).toBe(vectors.reversed['8H10D'])
  })
})

describe('a card number', () => {
  it.each([
    ['8H10D', '4294967296', 'more than four bytes hold'],
    ['8H10D', '001396116', 'a digit short'],
    ['WG26', '256,00001', 'more than a byte holds'],
    ['WG26', '21302000', 'no comma'],
    ['hex', '1EA6867', 'half a byte'],
    ['hex', '1EA68671AABB', 'as many bytes as no card has'],
    ['6H8D', '１３９６１１６８', 'full-width digits'],
  ] as const)('is not read as %s from %s: %s', (format, text, _) => {
    expect(readCardNumber(text, { format, reversed: false })).toBeNull()
  })

  it('is weak where a byte is lost, and then only perhaps the same', () => {
    const weak = readCardNumber('111,27706', { format: 'WG26', reversed: false })
    expect(weak).toEqual({ bytes: '6F6C3A', weak: true })
    expect(weak && sameCard(weak, whole)).toBe('perhaps')
    expect(weak && sameCard(weak, weak)).toBe('perhaps')
    expect(weak && sameCard(cardNumber(bytes('00D507D0')), weak)).toBe('different')
  })

  it('is compared by all its bytes, never by the decimals they share', () => {
    expect(sameCard(whole, cardNumber(bytes('02026F6C3A')))).toBe('different')
    expect(sameCard(cardNumber(bytes('026F6C3A')), whole)).toBe('different')
    expect(sameCard(whole, cardNumber(bytes('01026F6C3A')))).toBe('same')
  })

  it('cannot be written in more bytes than it has', () => {
    expect(writeCardNumber(cardNumber(bytes('D41B81')), '8H10D')).toBeNull()
  })
})
