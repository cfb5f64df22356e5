import { type Decoder, decoderOf, type Grammar, type Reading } from '#devices/codec.ts'

/**
 * AA AA AA 96 69 | length, two bytes | command, parameter, data… (asked) or SW1 SW2 SW3, data… (answered) | check
 *
 * The length counts everything behind it with the check; the check is the exclusive-or of everything behind the
 * preamble (GA/T 467-2019). 115,200 baud, 8N1.
 */
const preamble = [0xaa, 0xaa, 0xaa, 0x96, 0x69] as const
const head = preamble.length + 2
/** A card with text, photo and fingerprints. */
const longest = 2_321

/** Command and parameter, as one number. */
export const command = {
  reset: 0x10ff,
  status: 0x11ff,
  samId: 0x12ff,
  find: 0x2001,
  select: 0x2002,
  read: 0x3001,
  readNewAddress: 0x3003,
} as const

export interface SamRequest {
  readonly command: number
  readonly data: Uint8Array
}
export interface SamAnswer {
  /** SW3, the only one of the three that ever says something. */
  readonly status: number
  readonly data: Uint8Array
}

/** The bytes of a question. */
export const encodeRequest = (code: number, data: Uint8Array = new Uint8Array()) =>
  encode([code >> 8, code & 0xff], data)

/** The bytes of an answer, as a reader sends them. */
export const encodeAnswer = (status: number, data: Uint8Array = new Uint8Array()) =>
  encode([0, 0, status], data)

function encode(kind: readonly number[], data: Uint8Array): Uint8Array {
  const length = kind.length + data.length + 1
  const inner = [length >> 8, length & 0xff, ...kind, ...data]
  return Uint8Array.of(...preamble, ...inner, xor(inner))
}

/** What a reader says. */
export const answers = samGrammar<SamAnswer>(3, (inner) => ({
  status: inner[2] ?? 0,
  data: inner.slice(3),
}))
export const answerDecoder = (): Decoder<SamAnswer> => decoderOf(answers)

/** What is asked of a reader. */
export const requests = samGrammar<SamRequest>(2, (inner) => ({
  command: ((inner[0] ?? 0) << 8) | (inner[1] ?? 0),
  data: inner.slice(2),
}))
export const requestDecoder = (): Decoder<SamRequest> => decoderOf(requests)

function samGrammar<Frame>(kind: number, frameOf: (inner: Uint8Array) => Frame): Grammar<Frame> {
  return {
    starts: (byte) => byte === preamble[0],
    longest,
    read(held): Reading<Frame> {
      if (preamble.some((byte, at) => at < held.length && held[at] !== byte)) return { malformed: 'preamble' }
      if (held.length < head) return head
      const length = ((held[5] ?? 0) << 8) | (held[6] ?? 0)
      if (length < kind + 1) return { malformed: 'length' }
      const end = head + length
      if (held.length < end) return end
      if (xor(held.subarray(preamble.length, end - 1)) !== held[end - 1]) return { malformed: 'check' }
      return { frame: frameOf(held.slice(head, end - 1)), length: end }
    },
  }
}

function xor(bytes: readonly number[] | Uint8Array): number {
  let sum = 0
  for (const byte of bytes) sum ^= byte
  return sum
}
