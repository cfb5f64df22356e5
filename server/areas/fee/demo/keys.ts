/** A pair of RSA keys of 2,048 bits, in Base64 without PEM's lines: PKCS#8 and SPKI, as payment services give them out. */
export async function makeKeys(): Promise<{ readonly privateKey: string; readonly publicKey: string }> {
  const pair = (await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
  const written = async (format: 'pkcs8' | 'spki', key: CryptoKey) =>
    btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey(format, key))))
  return {
    privateKey: await written('pkcs8', pair.privateKey),
    publicKey: await written('spki', pair.publicKey),
  }
}
