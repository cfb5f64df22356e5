import type { Decoded, Decoder } from '#devices/codec.ts'
import { textOf } from '#devices/device-text.ts'

/** Bytes. A QR code of a campus holds far less; whatever is longer is noise. */
export const longestLine = 4_096
export const isLineEnd = (byte: number) => byte === 0x0d || byte === 0x0a

/** The bytes of a line, as a scanner sends it. */
export const encode = (line: string): Uint8Array => new TextEncoder().encode(`${line}\r\n`)

/**
 * Lines of plain text. A scanner that ends its lines leaves a line that falls silent in the middle unread; one that
 * ends nothing (`ended: false`) has said a line whenever it falls silent. A line too long is passed over to its end.
 */
export function lineDecoder({ ended = true } = {}): Decoder<string> {
  const line = new Uint8Array(longestLine)
  let length = 0
  let tooLong = 0

  function finish(found: Decoded<string>[]) {
    if (length === 0) return
    const text = tooLong > 0 ? null : textOf(line.subarray(0, length))?.trim()
    if (text) found.push({ frame: text })
    else if (text !== '')
      found.push({ malformed: tooLong > 0 ? 'length' : 'not text', skipped: length + tooLong })
    length = 0
    tooLong = 0
  }

  return {
    push(chunk) {
      const found: Decoded<string>[] = []
      for (const byte of chunk) {
        if (isLineEnd(byte)) finish(found)
        else if (length < longestLine) line[length++] = byte
        else tooLong += 1
      }
      return found
    },
    cut() {
      const found: Decoded<string>[] = []
      if (!ended) finish(found)
      else if (length > 0) found.push({ malformed: 'cut short', skipped: length + tooLong })
      length = 0
      tooLong = 0
      return found
    },
    get held() {
      return length
    },
  }
}
