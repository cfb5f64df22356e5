import { base64Of, base64urlOf, fromBase64, fromBase64url } from '#domain/kernel/base64.ts'
import type { Secrets } from '#server/core/app-context.ts'

const utf8 = new TextEncoder()

/**
 * 256 bits in base64url (RFC 4648, section 3.5). The last letter carries four of them; another one of the same four would
 * be read alike, and what is good once by its text would be good four times.
 */
const canonical = /^[\w-]{42}[AEIMQUYcgkosw048]$/

/** AES-256-GCM with a key of 32 bytes; each text is sealed under a nonce of its own. */
export function secretsWith(key: Uint8Array<ArrayBuffer>): Secrets {
  const imported = crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const signing = crypto.subtle
    .importKey('raw', key, 'HKDF', false, ['deriveKey'])
    .then((material) =>
      crypto.subtle.deriveKey(
        { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode('signing') },
        material,
        { name: 'HMAC', hash: 'SHA-256', length: 256 },
        false,
        ['sign', 'verify'],
      ),
    )
  return {
    async sign(text) {
      return base64urlOf(new Uint8Array(await crypto.subtle.sign('HMAC', await signing, utf8.encode(text))))
    },
    async verify(text, signature) {
      if (!canonical.test(signature)) return false
      // In constant time, as the specification of subtle.verify has it.
      return crypto.subtle.verify('HMAC', await signing, fromBase64url(signature), utf8.encode(text))
    },
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const closed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await imported, utf8.encode(text))
      return `${base64Of(iv)}.${base64Of(new Uint8Array(closed))}`
    },
    async open(sealed) {
      const [iv = new Uint8Array(), closed = new Uint8Array()] = sealed.split('.').map(fromBase64)
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await imported, closed)
      return new TextDecoder().decode(text)
    },
  }
}
