import type { Speech, Words } from '#devices/dialect.ts'
import type { TraceLine } from './trace-line.ts'

/** After so long a silence what was begun is no longer the same frame. Milliseconds. */
const silenceMs = 50

/** A line that is still written on: its bytes are covered, or uncovered, when the frame around them is whole. */
interface OpenLine extends TraceLine {
  readonly words: Words[]
  covered: number
}

/** Where in which line a byte that waits belongs. */
interface Piece {
  readonly line: OpenLine
  readonly bytes: Uint8Array
}

/**
 * Writes down one direction, chunk by chunk. Of a private protocol a byte is nought in its line until the frame around
 * it is whole and says that it may be kept; what is no frame is never kept.
 */
export function listener(speech: Speech, isPrivate: boolean) {
  let waiting: Piece[] = []
  let lastAt = 0

  function settle(last: boolean) {
    const bytes = Uint8Array.from(waiting.flatMap((piece) => [...piece.bytes]))
    if (bytes.length === 0) return
    const { heard, settled } = speech(bytes, last)
    /** 1 where the byte is part of a frame and may be kept. */
    const kept = new Uint8Array(bytes.length).fill(isPrivate ? 0 : 1)
    for (const { from, to, removed } of heard) {
      kept.fill(1, from, to)
      for (const [begin, end] of removed) kept.fill(0, begin, end)
    }
    const rest: Piece[] = []
    let at = 0
    for (const { line, bytes: piece } of waiting) {
      const offset = line.bytes.length - piece.length
      for (const [index, byte] of piece.entries()) {
        if (at + index >= settled) break
        const isKept = kept[at + index] === 1
        if (isKept === isPrivate) line.covered += isKept ? -1 : 1
        line.bytes[offset + index] = isKept ? byte : 0
      }
      for (const { to, words } of heard) if (to > at && to <= at + piece.length) line.words.push(words)
      if (at + piece.length > settled) rest.push({ line, bytes: piece.subarray(Math.max(0, settled - at)) })
      at += piece.length
    }
    waiting = rest
  }

  return (at: number, direction: '=>' | '<=', chunk: Uint8Array): TraceLine => {
    if (at - lastAt > silenceMs) settle(true)
    lastAt = at
    const line: OpenLine = {
      at,
      direction,
      bytes: isPrivate ? new Uint8Array(chunk.length) : chunk.slice(),
      words: [],
      covered: isPrivate ? chunk.length : 0,
      get removed() {
        return this.covered > 0
      },
    }
    waiting.push({ line, bytes: chunk.slice() })
    settle(false)
    return line
  }
}
