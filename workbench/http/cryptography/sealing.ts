import { builtIn } from './digest.ts'
import { randomBytes } from './random.ts'

export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

/** Only a page that came by https can keep a key that nobody reads. */
function subtle(): SubtleCrypto {
  if (!builtIn) throw new Error('Nothing can be sealed on a page that did not come by https.')
  return builtIn
}

/** Never leaves the browser, not even to this page: it can be used and not be read. */
export const newSealingKey = async (): Promise<CryptoKey> =>
  subtle().generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

export async function seal(key: CryptoKey, text: string): Promise<Sealed> {
  const iv = randomBytes(12)
  return { iv, data: await subtle().encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)) }
}

/** The text that was sealed; null where it was sealed with another key. */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<string | null> {
  const plain = await subtle()
    .decrypt({ name: 'AES-GCM', iv }, key, data)
    .catch(() => null)
  return plain && new TextDecoder().decode(plain)
}
