import { base64urlOf } from '#domain/kernel/base64.ts'
import { builtIn } from './digest.ts'

/** HMAC-SHA-256 of a text in base64url, on plain HTTP too. */
export async function hmac(key: string, text: string): Promise<string> {
  const utf8 = new TextEncoder()
  const bytes = await (builtIn
    ? byBrowser(builtIn, utf8.encode(key), utf8.encode(text))
    : byScript(utf8.encode(key), utf8.encode(text)))
  return base64urlOf(bytes)
}

type Bytes = Uint8Array<ArrayBuffer>

async function byBrowser(subtle: SubtleCrypto, key: Bytes, text: Bytes): Promise<Uint8Array> {
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await subtle.sign('HMAC', imported, text))
}

async function byScript(key: Bytes, text: Bytes): Promise<Uint8Array> {
  const [{ hmac }, { sha256 }] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
  ])
  return hmac(sha256, key, text)
}
