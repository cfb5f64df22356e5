const decoders = ['utf-8', 'gb18030'].map((encoding) => new TextDecoder(encoding, { fatal: true }))

/** What a scanner prints: UTF-8, or else GB18030 as Chinese ones often do. Null for bytes that are no plain text. */
export function textOf(bytes: Uint8Array): string | null {
  // A number is most of what is ever read, and a decoder costs more than the number.
  if (isPlain(bytes)) return Reflect.apply(String.fromCharCode, null, bytes)
  for (const decoder of decoders)
    try {
      const text = decoder.decode(bytes)
      // A wrong baud rate makes letters of noise, but hardly without a control character among them.
      return /[^\P{Cc}\t]/u.test(text) ? null : text
    } catch {
      // The next encoding is tried.
    }
  return null
}

function isPlain(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x20 || byte > 0x7e) return false
  }
  return true
}
