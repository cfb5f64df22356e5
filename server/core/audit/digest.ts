/** SHA-256 over words in their order, in hexadecimal. */
export async function digestOf(words: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(words))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
