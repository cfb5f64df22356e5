import { base64urlOf, fromBase64url } from '#domain/kernel/base64.ts'
import type { Direction, GateVerdict } from './words.ts'

/** So long each code is shown, and so long it is good before and after, for clocks that differ. In seconds. */
export const passSeconds = 60
const passSlack = 45
/** Codes for so many minutes are fetched at once, so that a phone works without a network for as long. */
export const passesAhead = 12

/** What a code says. Moments are in seconds since 1970. */
export interface Pass {
  /** Of `leave.application`. */
  readonly id: string
  readonly name: string
  readonly schoolClass: string
  readonly direction: Direction
  /** When the leave lets its holder through the gate. */
  readonly opens: number
  readonly closes: number
  /** From then on the code itself is good. */
  readonly from: number
}

/** A code as it was read: what it says, the words that were signed, and the signature. */
export interface ReadPass {
  readonly pass: Pass
  readonly words: string
  readonly signature: string
}

const shape = /^LV1\.([\w-]{20,1000})\.([\w-]{86})$/

/** What a code of ours looks like; whether it is one only the signature tells. Undefined for anything else. */
export function passIn(text: string): ReadPass | undefined {
  const [, words, signature] = shape.exec(text.trim()) ?? []
  if (!words || !signature) return undefined
  try {
    const [id, name, schoolClass, direction, opens, closes, from] = JSON.parse(textOf(words))
    const said = [id, name, schoolClass].every((each) => typeof each === 'string')
    const timed = [opens, closes, from].every((each) => Number.isSafeInteger(each))
    if (!said || !timed || (direction !== 'out' && direction !== 'in')) return undefined
    return { pass: { id, name, schoolClass, direction, opens, closes, from }, words, signature }
  } catch {
    return undefined
  }
}

/** What is signed. */
export const wordsOf = ({ id, name, schoolClass, direction, opens, closes, from }: Pass): string =>
  base64urlOf(
    new TextEncoder().encode(JSON.stringify([id, name, schoolClass, direction, opens, closes, from])),
  )

export const passText = (words: string, signature: string): string => `LV1.${words}.${signature}`

/** Names one code among all: it is good for one passage. Who turns back within its minute comes in by another. */
export const codeOf = ({ id, from, direction }: Pick<Pass, 'id' | 'from' | 'direction'>): string =>
  `${id}.${from}.${direction}`

/** What a gate makes of a signed code at a moment, in seconds; `used` says whether it was taken before. */
export function judged({ direction, opens, closes, from }: Pass, now: number, used: boolean): GateVerdict {
  if (used) return 'used'
  if (now < from - passSlack || now > from + passSeconds + passSlack) return 'expired'
  if (direction === 'in') return now > closes ? 'passed-late' : 'passed'
  if (now < opens) return 'early'
  return now > closes ? 'late' : 'passed'
}

export const hasPassed = (verdict: GateVerdict): boolean => verdict === 'passed' || verdict === 'passed-late'

/** Whether the college signed it: Ed25519 (RFC 8032), with its public key. */
export const isSigned = ({ words, signature }: ReadPass, key: CryptoKey): Promise<boolean> =>
  crypto.subtle.verify('Ed25519', key, fromBase64url(signature), new TextEncoder().encode(words))

export const publicKeyOf = (key: JsonWebKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('jwk', key, 'Ed25519', false, ['verify'])

const textOf = (text: string) => new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(text))
