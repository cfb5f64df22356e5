import { decodeBase64, encodeBase64 } from 'hono/utils/encode'

/** Apart from the libraries of the ports, so that a fault of theirs is not repeated here. */
const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

const derOf = (pem: string) => decodeBase64(pem.replace(/-----[A-Z ]+-----|\s/g, ''))
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Base64 of a signature by a PKCS#8 key. */
export async function signed(words: string, privateKey: string): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', derOf(privateKey), algorithm, false, ['sign'])
  return encodeBase64(await crypto.subtle.sign(algorithm, key, bytesOf(words)))
}

export async function isSigned(words: string, signature: string, publicKey: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('spki', derOf(publicKey), algorithm, false, ['verify'])
  try {
    return await crypto.subtle.verify(algorithm, key, decodeBase64(signature), bytesOf(words))
  } catch {
    return false
  }
}

/** Base64 of AES-256-GCM, its tag behind the text. */
export async function sealed(words: string, key: string, nonce: string, also: string): Promise<string> {
  const aes = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt'])
  const how = { name: 'AES-GCM', iv: bytesOf(nonce), additionalData: bytesOf(also) }
  return encodeBase64(await crypto.subtle.encrypt(how, aes, bytesOf(words)))
}
