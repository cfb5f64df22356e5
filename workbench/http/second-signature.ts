import { wordsOfCall } from '#domain/kernel/signed-call.ts'
import { sha256 } from './cryptography/digest.ts'
import { hmac } from './cryptography/hmac.ts'
import { newKey } from './cryptography/random.ts'

/** A call as it goes out. */
export interface Outgoing {
  readonly method: string
  /** With /api and without query. */
  readonly path: string
  readonly search: string
  readonly body: unknown
}

/** `{product}-sign2`: over all of a call, good once. The key came with the token. */
export async function secondSignature(key: string, { body, ...call }: Outgoing, at: number): Promise<string> {
  const nonce = newKey()
  const words = wordsOfCall({ ...call, body: await hashOf(body), at, nonce })
  return `${at}.${nonce}.${await hmac(key, words)}`
}

/** What goes as JSON is hashed; a form and a file go as streams. */
const hashOf = async (body: unknown) =>
  typeof body !== 'object' || body === null || isStream(body)
    ? '-'
    : sha256(new TextEncoder().encode(JSON.stringify(body)).buffer)

const isStream = (body: object) =>
  body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob
