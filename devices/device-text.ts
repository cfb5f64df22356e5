/** What a scanner prints: UTF-8, or else GB18030 as Chinese ones often do. Null for bytes that are no plain text. */
export function textOf(bytes: Uint8Array): string | null {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // A wrong baud rate makes letters of noise, but hardly without a control character among them.
      return /\p{Cc}/u.test(text.replaceAll('\t', '')) ? null : text
    } catch {
      // The next encoding is tried.
    }
  return null
}
