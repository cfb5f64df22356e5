/** The text of a file from any spreadsheet program of this country: UTF-8, UTF-16, or GB 18030. */
export function textOf(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** So many bytes at the beginning tell how the rest is written. */
const looked = 1024

/** Which UTF-16 a text is in, by its mark, or by the zeros beside its digits, commas and tags; otherwise nothing. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, looked)
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // A stray zero makes no UTF-16, and neither do zeros on both sides, which are none of a text.
  if (even + odd < head.length / 16 || (even > 0 && odd > 0)) return
  return odd > 0 ? 'utf-16le' : even > 0 ? 'utf-16be' : undefined
}
