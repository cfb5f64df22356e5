import { unreadable } from './sheet-row.ts'
import type { Entry } from './zip-directory.ts'

/** The bytes of a part of an archive, chunk by chunk, so that the part never stands in memory whole. */
export async function* inflated(
  bytes: Uint8Array,
  { at, packed, method }: Entry,
): AsyncGenerator<Uint8Array> {
  const source = bytes.subarray(at, at + packed)
  if (method === 0) return yield source
  const stream = inPieces(source).pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } catch (error) {
    if (error instanceof TypeError || (error as { code?: string }).code?.startsWith('Z_'))
      unreadable('文件已损坏，无法读取')
    throw error
  } finally {
    await reader.cancel().catch(() => {})
  }
}

const piece = 65_536

/** Bytes as a stream, none of them copied. */
function inPieces(bytes: Uint8Array) {
  let at = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(stream) {
      if (at < bytes.length) stream.enqueue(bytes.subarray(at, at + piece) as Uint8Array<ArrayBuffer>)
      else stream.close()
      at += piece
    },
  })
}
