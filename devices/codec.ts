/** What came off a wire: a whole frame, or bytes that are none and were passed over. */
export type Decoded<Frame> =
  | { readonly frame: Frame }
  | { readonly malformed: string; readonly skipped: number }

/** What the bytes from a start mark on are: a frame, no frame for this reason, or so many bytes are needed to tell. */
export type Reading<Frame> =
  | number
  | { readonly frame: Frame; readonly length: number }
  | { readonly malformed: string }

export interface Grammar<Frame> {
  /** Whether a frame may begin with this byte. A protocol without a start mark says yes to each. */
  readonly starts: (byte: number) => boolean
  /** Bytes that stand between frames and mean nothing, such as a marking byte: passed over without a word. */
  readonly between?: (byte: number) => boolean
  /** The longest frame in bytes: a length that claims more is a lie, and is not waited for. */
  readonly longest: number
  /** Looks at the bytes from a start mark on; must copy what it keeps. Must not throw. */
  read(held: Uint8Array): Reading<Frame>
}

export interface Decoder<Frame> {
  push(chunk: Uint8Array): readonly Decoded<Frame>[]
  /** The line fell silent in the middle of a frame: what is held is no frame, but one may lie within it. */
  cut(): readonly Decoded<Frame>[]
  /** Bytes held of a frame that is not whole yet. */
  readonly held: number
}

const nothing: readonly never[] = []

/**
 * Puts frames together from chunks of any size. When a frame proves false, one byte is passed over and the rest is
 * looked at again, so that a good frame within a broken one is never lost. Holds `longest` bytes at most, and throws
 * at nothing.
 */
export function decoderOf<Frame>({ starts, between, longest, read }: Grammar<Frame>): Decoder<Frame> {
  const buffer = new Uint8Array(longest * 2)
  let from = 0
  let to = 0
  /** Bytes to be held before it is worth looking again. */
  let need = 1

  function scan(found: Decoded<Frame>[], last: boolean) {
    let noise = 0
    const tellNoise = () => {
      if (noise > 0) found.push({ malformed: 'noise', skipped: noise })
      noise = 0
    }
    while (from < to) {
      const first = buffer[from] ?? 0
      if (!starts(first)) {
        if (!between?.(first)) noise += 1
        from += 1
        continue
      }
      tellNoise()
      const reading = last || to - from >= need ? read(buffer.subarray(from, to)) : need
      if (typeof reading === 'number' && reading <= longest && !last) {
        need = reading
        break
      }
      need = 1
      if (typeof reading === 'object' && 'frame' in reading) {
        found.push({ frame: reading.frame })
        from += Math.max(1, reading.length)
      } else {
        const malformed = typeof reading === 'number' ? (last ? 'cut short' : 'length') : reading.malformed
        found.push({ malformed, skipped: 1 })
        from += 1
      }
    }
    tellNoise()
    if (from === to) {
      from = 0
      to = 0
      need = 1
    }
  }

  return {
    push(chunk) {
      const found: Decoded<Frame>[] = []
      for (let at = 0; at < chunk.length; ) {
        if (from > 0 && chunk.length - at > buffer.length - to) {
          buffer.copyWithin(0, from, to)
          to -= from
          from = 0
        }
        const part = Math.min(chunk.length - at, buffer.length - to)
        if (part === 1) buffer[to] = chunk[at] ?? 0
        else buffer.set(chunk.subarray(at, at + part), to)
        to += part
        at += part
        if (to - from >= need) scan(found, false)
      }
      return found.length > 0 ? found : nothing
    },
    cut() {
      const found: Decoded<Frame>[] = []
      scan(found, true)
      return found.length > 0 ? found : nothing
    },
    get held() {
      return to - from
    },
  }
}
