import type { Secrets } from '#server/house.ts'

const utf8 = new TextEncoder()

/** AES-256-GCM with a key of 32 bytes; each text is sealed under a nonce of its own. */
export function secretsWith(key: Uint8Array<ArrayBuffer>): Secrets {
  const imported = crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const closed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await imported, utf8.encode(text))
      return `${toBase64(iv)}.${toBase64(new Uint8Array(closed))}`
    },
    async open(sealed) {
      const [iv = new Uint8Array(), closed = new Uint8Array()] = sealed.split('.').map(fromBase64)
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await imported, closed)
      return new TextDecoder().decode(text)
    },
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
