import { base64urlOf, fromBase64url } from '#domain/kernel/base64.ts'

const utf8 = new TextEncoder()

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const

const imported = (secret: string) =>
  crypto.subtle.importKey('raw', fromBase64url(secret), algorithm, false, ['sign', 'verify'])

/** HMAC-SHA-256 in 64 hexadecimal digits; the secret is 32 bytes in base64url. */
export async function signedBy(secret: string, words: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await imported(secret), utf8.encode(words))
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** In constant time, as the specification of subtle.verify has it. */
export async function isSignedBy(secret: string, words: string, signature: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', await imported(secret), bytes, utf8.encode(words))
}

/** A new key as its gateway is given it: what it is called by, a dot, and the secret. */
export function newKey() {
  const random = (bytes: number) => base64urlOf(crypto.getRandomValues(new Uint8Array(bytes)))
  return { code: random(9), secret: random(32) }
}
