import { createSHA256 } from 'hash-wasm'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Bytes } from './file-store.ts'
import { findBytes, joined, utf8 } from './find-bytes.ts'

export interface Watched {
  readonly bytes: Bytes
  /** Once it has all gone by. */
  readonly size: () => number
  /** In hexadecimal. */
  readonly hash: () => string
}

/** Counts and hashes a stream as it goes by, and breaks it off when it is longer than `most` bytes. */
export async function watched(bytes: Bytes, most: number, message: string): Promise<Watched> {
  const hasher = await createSHA256()
  let size = 0
  const watcher = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > most) refuse({ type: 'too-large', message })
      hasher.update(chunk)
      controller.enqueue(chunk)
    },
  })
  let digest: string | undefined
  return {
    bytes: bytes.pipeThrough(watcher),
    size: () => size,
    hash: () => {
      digest ??= hasher.digest('hex')
      return digest
    },
  }
}

/** By these an office document that carries macros is known; names stand in it unpacked. */
const macros = [utf8('vbaProject.bin'), utf16('_VBA_PROJECT')] as const
const overlap = Math.max(...macros.map(({ length }) => length)) - 1

/** Breaks off an office document with macros. */
export function withoutMacros(bytes: Bytes): Bytes {
  let before: Uint8Array = new Uint8Array()
  return bytes.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const seen = joined(before, chunk)
        if (macros.some((mark) => findBytes(seen, mark) >= 0))
          refuse({ type: 'invalid', message: '文件含有宏，请另存为不含宏的文档后再上传' })
        before = seen.slice(-overlap)
        controller.enqueue(chunk)
      },
    }),
  )
}

function utf16(text: string) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).reduce(
    (wide, code, at) => {
      wide[at * 2] = code
      return wide
    },
    new Uint8Array(text.length * 2),
  )
}

/** The first bytes of a stream, `wanted` of them or all there are, and the whole stream again. */
export async function peeked(bytes: Bytes, wanted: number): Promise<{ head: Uint8Array; bytes: Bytes }> {
  const reader = bytes.getReader()
  let head: Uint8Array = new Uint8Array()
  let over = false
  while (head.length < wanted && !over) {
    const { done, value } = await reader.read()
    over = done
    if (value) head = joined(head, value)
  }
  let first: Uint8Array | undefined = head
  return {
    head: head.subarray(0, wanted),
    bytes: new ReadableStream({
      async pull(controller) {
        if (first?.length) {
          controller.enqueue(first)
          first = undefined
          return
        }
        const { done, value } = over ? { done: true, value: undefined } : await reader.read()
        if (done) controller.close()
        else controller.enqueue(value as Uint8Array)
      },
      cancel: (reason) => reader.cancel(reason),
    }),
  }
}

/** All of a stream that is known to be short. */
export const wholeOf = async (bytes: Bytes) => new Uint8Array(await new Response(bytes).arrayBuffer())

/** What is in memory, as a stream. */
export const streamOf = (bytes: Uint8Array): Bytes =>
  new ReadableStream({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes)
      controller.close()
    },
  })
