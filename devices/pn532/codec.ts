import { decoderOf, type Grammar, type Reading } from '#devices/codec.ts'

/**
 * 00 00 FF | length | its complement | D4 asked, D5 answered | data… | check | 00 (NXP UM0701-02, high speed UART)
 *
 * Length and complement make 0, as do direction, data and check. 115,200 baud, 8N1.
 */
export const direction = { asked: 0xd4, answered: 0xd5, error: 0x7f } as const
const start = [0x00, 0x00, 0xff] as const
const longest = 262

export const ack = Uint8Array.of(...start, 0x00, 0xff, 0x00)
/** Wakes a chip that sleeps, before the first frame. */
export const wake = Uint8Array.of(0x55, 0x55, ...new Array<number>(14).fill(0))

export type Pn532Frame = { readonly ack: boolean } | { readonly direction: number; readonly data: Uint8Array }

export function encode(to: number, data: readonly number[]): Uint8Array {
  const length = data.length + 1
  const sum = data.reduce((total, byte) => total + byte, to)
  return Uint8Array.of(...start, length, -length, to, ...data, -sum, 0x00)
}

/** What the chip says. */
export const answers = pn532Grammar([direction.answered, direction.error])
export const answerDecoder = () => decoderOf(answers)

/** What is asked of it. */
export const requests = pn532Grammar([direction.asked])
export const requestDecoder = () => decoderOf(requests)

function pn532Grammar(directions: readonly number[]): Grammar<Pn532Frame> {
  return {
    starts: (byte) => byte === start[0],
    between: (byte) => byte === 0x55,
    longest,
    read(held): Reading<Pn532Frame> {
      if (start.some((byte, at) => at < held.length && held[at] !== byte)) return { malformed: 'preamble' }
      if (held.length < 6) return 6
      const [, , , length = 0, complement = 0, to = 0] = held
      if (length === 0x00 && complement === 0xff && to === 0) return { frame: { ack: true }, length: 6 }
      if (length === 0xff && complement === 0x00 && to === 0) return { frame: { ack: false }, length: 6 }
      if (length === 0 || ((length + complement) & 0xff) !== 0) return { malformed: 'length' }
      if (!directions.includes(to)) return { malformed: 'direction' }
      const end = length + 7
      if (held.length < end) return end
      const body = held.subarray(5, end - 1)
      if (held[end - 1] !== 0 || (body.reduce((sum, byte) => sum + byte, 0) & 0xff) !== 0)
        return { malformed: 'check' }
      return { frame: { direction: to, data: body.slice(1, -1) }, length: end }
    },
  }
}
