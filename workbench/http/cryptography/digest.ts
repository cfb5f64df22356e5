/** What the browser brings along; it keeps it away from a page that did not come by https. */
export const builtIn: SubtleCrypto | undefined = globalThis.crypto.subtle

/** SHA-256 as 64 hexadecimal digits, on plain HTTP too. */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = builtIn ? new Uint8Array(await builtIn.digest('SHA-256', bytes)) : await byScript(bytes)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const byScript = async (bytes: ArrayBuffer) =>
  (await import('@noble/hashes/sha2.js')).sha256(new Uint8Array(bytes))
