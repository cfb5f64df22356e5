import { base64Of, fromBase64 } from '#domain/kernel/base64.ts'
import type { DeskStudent, RosterLine } from './desk-calls.ts'

/**
 * How the list of a desk is closed and opened. Each of a student's secrets (their id, their stretched number, their
 * stretched cards) makes, under the key of the shift, a token to be found by and a pad; the pads open the key of the
 * student's record, and nothing else does.
 */

/** A student as the record holds them: no part of the number, which the card itself says. */
export type DeskRecord = Omit<DeskStudent, 'idNo'>

const utf8 = new TextEncoder()
/** Records are of so many bytes or a multiple of it, so that their length says nothing of a name. */
const step = 256

/** `bytes` are 32; the page may use the key and cannot read it. */
export const shiftKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-512' }, false, ['sign'])

interface Way {
  /** 22 characters of base64. */
  readonly token: string
  /** 32 bytes. */
  readonly pad: Uint8Array<ArrayBuffer>
}

/** Where a secret leads under the key of a shift. */
async function wayOf(key: CryptoKey, secret: string): Promise<Way> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(secret)))
  return { token: toBase64(bytes.subarray(0, 16)), pad: bytes.slice(16, 48) }
}

/** An id has enough chance in it to be its own secret. */
export const secretOfId = (id: string) => `id ${id}`

/** `secrets` are stretched. */
export async function sealedLine(
  key: CryptoKey,
  record: DeskRecord,
  secrets: readonly string[],
): Promise<RosterLine> {
  const own = await wayOf(key, secretOfId(record.id))
  const ways = await Promise.all(secrets.map((secret) => wayOf(key, secret)))
  return {
    token: own.token,
    ways: ways.map(({ token, pad }) => [token, toBase64(xor(pad, own.pad))]),
    record: await sealed(own.pad, record),
  }
}

/** What a desk asks its list by. */
export function linesByToken(lines: readonly RosterLine[]) {
  const known = new Map<string, { readonly line: RosterLine; readonly opens?: string }>()
  for (const line of lines) {
    known.set(line.token, { line })
    for (const [token, opens] of line.ways) known.set(token, { line, opens })
  }
  return {
    /** Undefined when nobody on the list has that secret. */
    async find(key: CryptoKey, secret: string): Promise<DeskRecord | undefined> {
      const { token, pad } = await wayOf(key, secret)
      const found = known.get(token)
      return found && opened(found.opens ? xor(pad, fromBase64(found.opens)) : pad, found.line.record)
    },
  }
}

const sealing = (pad: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', pad, 'AES-GCM', false, ['encrypt', 'decrypt'])

async function sealed(pad: Uint8Array<ArrayBuffer>, record: DeskRecord): Promise<string> {
  const plain = utf8.encode(JSON.stringify(record))
  const filled = new Uint8Array(Math.ceil(plain.length / step) * step).fill(0x20)
  filled.set(plain)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const closed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealing(pad), filled)
  return toBase64(Uint8Array.of(...iv, ...new Uint8Array(closed)))
}

async function opened(pad: Uint8Array<ArrayBuffer>, record: string): Promise<DeskRecord> {
  const bytes = fromBase64(record)
  const iv = bytes.subarray(0, 12)
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await sealing(pad), bytes.subarray(12))
  return JSON.parse(new TextDecoder().decode(plain))
}

const xor = (left: Uint8Array, right: Uint8Array) => left.map((byte, at) => byte ^ (right[at] ?? 0)).slice()

const toBase64 = (bytes: Uint8Array) => base64Of(bytes).replaceAll('=', '')
