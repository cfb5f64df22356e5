/**
 * A card by its canonical bytes: most significant first, as upper-case hexadecimal. What a reader prints of it
 * (a decimal, a facility and a number) is only one view of these bytes and is never compared.
 */
export interface CardNumber {
  readonly bytes: string
  /** Three bytes or fewer: a byte of the card is lost and two cards of one campus may share what is left. */
  readonly weak: boolean
}

/**
 * How a reader writes the bytes of a card, with the name its maker prints: `8H10D` is ten decimal digits of
 * four bytes, `WG26` three of one byte, a comma and five of two. `hex` is the bytes as they are.
 */
export const cardFormats = ['hex', '10H12D', '8H10D', '6H8D', 'WG26', '4H4H'] as const
export type CardFormat = (typeof cardFormats)[number]

/** What is known of a reader: how it writes a number, and whether it sends the least significant byte first. */
export interface CardProfile {
  readonly format: CardFormat
  readonly reversed: boolean
}

interface Shape {
  readonly digits: RegExp
  /** The bytes that each part between commas holds. */
  readonly parts: readonly number[]
  readonly widths: readonly number[]
}

const decimals: Record<Exclude<CardFormat, 'hex'>, Shape> = {
  '10H12D': { digits: /^\d{12,13}$/, parts: [5], widths: [12] },
  '8H10D': { digits: /^\d{10}$/, parts: [4], widths: [10] },
  '6H8D': { digits: /^\d{8}$/, parts: [3], widths: [8] },
  WG26: { digits: /^\d{3},\d{5}$/, parts: [1, 2], widths: [3, 5] },
  '4H4H': { digits: /^\d{5},\d{5}$/, parts: [2, 2], widths: [5, 5] },
}

/** The UID of a card has 4, 7 or 10 bytes (ISO/IEC 14443-3); an EM4100 tag 5; Wiegand carries 3 or 4. */
const hexLengths = [3, 4, 5, 7, 10]

/** The card behind a line of a reader with this profile, or null where the line is not what such a reader writes. */
export function readCardNumber(line: string, { format, reversed }: CardProfile): CardNumber | null {
  const text = line.trim()
  const bytes = format === 'hex' ? fromHex(text) : fromDecimal(text, decimals[format])
  return bytes && cardNumber(bytes, reversed)
}

/** The card of these bytes, which a device sent least significant first where `reversed`. */
export function cardNumber(bytes: Uint8Array, reversed = false): CardNumber {
  const canonical = reversed ? bytes.toReversed() : bytes
  return { bytes: hexOf(canonical), weak: canonical.length < 4 }
}

/** The number as a reader of this format writes it: the low bytes count. Null where the card has fewer. */
export function writeCardNumber({ bytes }: CardNumber, format: CardFormat): string | null {
  if (format === 'hex') return bytes
  const { parts, widths } = decimals[format]
  const needed = parts.reduce((sum, size) => sum + size, 0)
  if (bytes.length < needed * 2) return null
  const ends = parts.map((_, index) => parts.slice(index + 1).reduce((sum, size) => sum + size, 0))
  const written = parts.map((size, index) => {
    const end = bytes.length - (ends[index] ?? 0) * 2
    const value = BigInt(`0x${bytes.slice(end - size * 2, end)}`)
    return value.toString().padStart(widths[index] ?? 0, '0')
  })
  return written.join(',')
}

/**
 * Whether two readings are one card. A weak reading that agrees with the low bytes of a whole one is only
 * `perhaps` the same: somebody must look.
 */
export function sameCard(one: CardNumber, other: CardNumber): 'same' | 'perhaps' | 'different' {
  if (one.bytes === other.bytes) return one.weak ? 'perhaps' : 'same'
  if (!one.weak && !other.weak) return 'different'
  const [short, long] = one.bytes.length < other.bytes.length ? [one, other] : [other, one]
  return short.weak && long.bytes.endsWith(short.bytes) ? 'perhaps' : 'different'
}

/** Upper-case hexadecimal, two digits a byte. */
export const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()

/** Null where the text is not whole bytes, or not as many as a card has. */
function fromHex(text: string): Uint8Array | null {
  if (!/^(?:[\dA-Fa-f]{2})+$/.test(text) || !hexLengths.includes(text.length / 2)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Null where a part is greater than its bytes can hold. */
function fromDecimal(text: string, { digits, parts }: Shape): Uint8Array | null {
  if (!digits.test(text)) return null
  const written = text.split(',').map((part, index) => {
    const size = parts[index] ?? 0
    const value = BigInt(part)
    return value < 1n << BigInt(size * 8) ? value.toString(16).padStart(size * 2, '0') : null
  })
  return written.includes(null) ? null : fromHex(written.join(''))
}
