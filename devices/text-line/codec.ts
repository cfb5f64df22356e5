import type { Decoded, Decoder } from '#devices/codec.ts'
import { textOf } from '#devices/device-text.ts'

/** Bytes. A QR code of a campus holds far less; whatever is longer is noise. */
export const longestLine = 4_096
export const isLineEnd = (byte: number) => byte === 0x0d || byte === 0x0a

/** The bytes of a line, as a scanner sends it. */
export const encode = (line: string): Uint8Array => new TextEncoder().encode(`${line}\r\n`)

export interface LineDecoder extends Decoder<string> {
  /** The wire lost bytes, nobody knows how many: nothing counts until the line that is being said has ended. */
  lose(): void
  /** Whether a line has begun, or lost bytes, that has not ended. */
  readonly within: boolean
}

/**
 * Lines of plain text. A scanner that ends its lines leaves a line that falls silent in the middle unread; one that
 * ends nothing (`ended: false`) has said a line whenever it falls silent. A line that is too long, or of which bytes
 * were lost, is passed over to its end.
 */
export function lineDecoder({ ended = true } = {}): LineDecoder {
  const line = new Uint8Array(longestLine)
  let length = 0
  let tooLong = 0
  let lost = false

  const spoiltBy = () => (lost ? 'loss' : tooLong > 0 ? 'length' : null)
  function forget() {
    length = 0
    tooLong = 0
    lost = false
  }

  function finish(found: Decoded<string>[]) {
    const spoilt = spoiltBy()
    const text = spoilt || length === 0 ? null : textOf(line.subarray(0, length))?.trim()
    if (text) found.push({ frame: text })
    else if (length > 0 && text !== '')
      found.push({ malformed: spoilt ?? 'not text', skipped: length + tooLong })
    forget()
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
      else if (length > 0) found.push({ malformed: spoiltBy() ?? 'cut short', skipped: length + tooLong })
      forget()
      return found
    },
    lose() {
      lost = true
    },
    get held() {
      return length
    },
    get within() {
      return length > 0 || lost
    },
  }
}
