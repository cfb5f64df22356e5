import { cardNumber } from '#devices/card-number/card-number.ts'
import { bitsOf, fromWiegand, isWiegand } from '#devices/card-number/wiegand.ts'
import { hexOf } from '#devices/hex.ts'
import type { CardTap } from '#devices/model/card-tap.ts'
import type { CardRead } from './payloads.ts'

/** A UID as a reader delivers it without parities: 4, 5, 7 or 10 bytes. */
const uidBits = [32, 40, 56, 80]
const wiegandFormat = 1

/**
 * The card behind a read, at that time: Wiegand 26 and 34 without their parities, a UID as it is, and any other count
 * of bits as one number that is never trusted alone. Null where a parity is wrong: that was no card, but a misreading.
 */
export function tapOf({ format, bits, data }: CardRead, at: number, reversed = false): CardTap | null {
  const uid = hexOf(data)
  const text = bitsOf(data, bits)
  if (isWiegand(bits)) {
    const bytes = fromWiegand(text)
    if (!bytes) return null
    const { bytes: canonical, weak } = cardNumber(bytes, reversed)
    return { uid, canonical, format: `wiegand-${bits}`, weak, at }
  }
  if (uidBits.includes(bits)) {
    const { bytes: canonical, weak } = cardNumber(data, reversed)
    return { uid, canonical, format: `uid-${bits / 8}`, weak, at }
  }
  const canonical = BigInt(`0b${text}`)
    .toString(16)
    .toUpperCase()
    .padStart(data.length * 2, '0')
  return {
    uid,
    canonical,
    format: format === wiegandFormat ? `wiegand-${bits}` : `bits-${bits}`,
    weak: true,
    at,
  }
}
