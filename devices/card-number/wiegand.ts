/**
 * Wiegand 26 and 34: the first bit makes the first half even, the last one the second half odd
 * (Civintec CN56 manual, page 25). Some manuals word the parities the other way round.
 */
const lengths = [26, 34]
export const isWiegand = (bits: number) => lengths.includes(bits)

/** The bits of 3 or 4 bytes with their parities, as text of `0` and `1`. */
export function toWiegand(bytes: Uint8Array): string {
  const data = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const half = data.length / 2
  const even = ones(data.slice(0, half)) % 2
  const odd = 1 - (ones(data.slice(half)) % 2)
  return `${even}${data}${odd}`
}

/** The bytes between the parities, or null for a length that is not Wiegand 26 or 34 or a wrong parity. */
export function fromWiegand(bits: string): Uint8Array | null {
  if (!isWiegand(bits.length) || !/^[01]+$/.test(bits)) return null
  const bytes = Uint8Array.from(bits.slice(1, -1).match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  return toWiegand(bytes) === bits ? bytes : null
}

/** The first `count` bits of bytes that are left aligned, most significant first, as OSDP RAW delivers them. */
export const bitsOf = (bytes: Uint8Array, count: number) =>
  Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .slice(0, count)

const ones = (bits: string) => bits.replaceAll('0', '').length
