import type { Bytes } from './file-store.ts'

/** A stream in pieces of exactly so many bytes, but for the last. A broken stream breaks it. */
export async function* chunksOf(
  bytes: Bytes,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const reader = bytes.getReader()
  let piece = new Uint8Array(size)
  let filled = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      for (let from = 0; from < value.length; ) {
        const taken = value.subarray(from, from + size - filled)
        piece.set(taken, filled)
        filled += taken.length
        from += taken.length
        if (filled < size) continue
        yield piece
        piece = new Uint8Array(size)
        filled = 0
      }
    }
    if (filled > 0) yield piece.slice(0, filled)
  } finally {
    // Anyone who stops listening lets the sender know.
    await reader.cancel().catch(() => {})
  }
}
