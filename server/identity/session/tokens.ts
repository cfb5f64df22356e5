import { sha256 } from '@noble/hashes/sha2.js'
import { base64urlOf, fromBase64url } from '#domain/kernel/base64.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** An access and a refresh token, as the client holds them. */
export interface Pair {
  readonly access: string
  readonly refresh: string
}

/**
 * 32 random bytes, and behind the dot the tenant, because every look-up begins with one. Opaque:
 * the first characters are as random as the rest, and the signature rests on them.
 */
export const newToken = (tenantId: string) =>
  `${base64urlOf(crypto.getRandomValues(new Uint8Array(32)))}.${tenantId}`

const shape = /^[\w-]{43}\.([\w-]{1,64})$/

/** The tenant whose sessions a token may be found among; undefined for what cannot be a token of ours. */
export const tenantOf = (token: string) => shape.exec(token)?.[1]

/** All that is stored of a token. Its own entropy makes salt and slowness needless. Every call asks this: here it is quicker than elsewhere. */
export const hashOf = async (token: string) => base64urlOf(sha256(utf8(token)))

async function keyFrom(token: string) {
  const material = await crypto.subtle.importKey('raw', utf8(token), 'HKDF', false, ['deriveKey'])
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8('successor') }
  return crypto.subtle.deriveKey(hkdf, material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}

/** Closes a pair so that only the holder of `token` can read it. */
export async function seal(pair: Pair, token: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = utf8(JSON.stringify(pair))
  const closed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFrom(token), text)
  return `${base64urlOf(iv)}.${base64urlOf(new Uint8Array(closed))}`
}

export async function unseal(sealed: string, token: string): Promise<Pair> {
  const [iv = new Uint8Array(), closed = new Uint8Array()] = sealed.split('.').map(fromBase64url)
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyFrom(token), closed)
  return JSON.parse(new TextDecoder().decode(text))
}
