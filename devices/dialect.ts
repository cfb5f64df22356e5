import type { Grammar } from './codec.ts'

/** What a frame says, for a person: a Chinese sentence, and what is the same in every language (`POLL`, `SW3 90`). */
export interface Words {
  readonly text: string
  readonly detail: string
}

/** From, up to but without. */
export type Span = readonly [from: number, to: number]

/** A frame within bytes that were heard, with its marking bytes. */
export interface Heard {
  readonly from: number
  readonly to: number
  readonly words: Words
  /** What of these bytes must not be kept. */
  readonly removed: readonly Span[]
}

/**
 * One direction of a protocol: the frames in these bytes, and how many of the bytes are settled. The rest may be the
 * beginning of a frame; with `last` nothing more comes. Pure, and throws at nothing.
 */
export type Speech = (
  bytes: Uint8Array,
  last: boolean,
) => { readonly heard: readonly Heard[]; readonly settled: number }

/** How a device and the page speak, for anyone who writes down what was said. */
export interface Dialect {
  readonly sent: Speech
  readonly received: Speech
  /**
   * Whether a device of this kind says what belongs to a person, or a secret: then what it says that is no whole frame
   * is removed too, since it may be the half of one.
   */
  readonly private: boolean
}

/** The speech of a grammar: what each frame says, and which places of it, from its start mark, must not be kept. */
export const speechOf =
  <Frame>(
    { starts, between, longest, read }: Grammar<Frame>,
    describe: (frame: Frame) => Words,
    remove: (frame: Frame, length: number) => readonly Span[] = () => [],
  ): Speech =>
  (bytes, last) => {
    const heard: Heard[] = []
    let from = 0
    let at = 0
    while (at < bytes.length) {
      const byte = bytes[at] ?? 0
      const reading = starts(byte) ? read(bytes.subarray(at)) : null
      if (typeof reading === 'number' && reading <= longest && !last) break
      if (!reading || typeof reading === 'number' || 'malformed' in reading) {
        at += 1
        if (!between?.(byte)) from = at
        continue
      }
      const { frame, length } = reading
      const removed = remove(frame, length).map(([first, end]) => [at + first, at + end] as const)
      heard.push({ from, to: at + length, words: describe(frame), removed })
      at += length
      from = at
    }
    return { heard, settled: last ? at : from }
  }

/**
 * The speech of a device that hands over whole reports: the number of the report is the first byte of each. Null for
 * what is no report of its own; of the others, the places that must not be kept, counted from that byte.
 */
export const reportsOf =
  (
    describe: (id: number, report: Uint8Array) => Words | null,
    remove: (report: Uint8Array) => readonly Span[] = () => [],
  ): Speech =>
  (bytes) => {
    const [id = 0] = bytes
    const words = describe(id, bytes.subarray(1))
    const report = { from: 0, to: bytes.length, removed: remove(bytes) }
    return { heard: words ? [{ ...report, words }] : [], settled: bytes.length }
  }

/** Of a device that never says anything, or is never asked. */
export const silence: Speech = (bytes) => ({ heard: [], settled: bytes.length })
