import type { Bucket, FileReply } from '#domain/resource/files/calls.ts'
import { fileCalls } from '#domain/resource/files/calls.ts'
import { partSize } from '#domain/resource/upload.ts'
import { ask } from '#workbench/http/ask.ts'
import { sha256 } from '#workbench/http/cryptography/digest.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { http } from '#workbench/http/http.ts'

export interface UploadSettings {
  /** Bytes that the server has of the file. */
  readonly onProgress?: (sent: number) => void
  readonly signal?: AbortSignal
  /** `private` unless told. */
  readonly bucket?: Bucket
  /** The account in whose name alone it goes out. */
  readonly inNameOf?: string
}

/** Milliseconds of an upload (specification, section 9). */
const longest = 600_000
/** Waits before a part is tried again after the line broke, in milliseconds. */
const waits = [1_000, 3_000, 10_000]

const saves = {
  private: 'put-file-save',
  public: 'put-public-file-save',
  welcome: 'put-welcome-file-save',
} as const satisfies Record<Bucket, string>

const call = <Data>(name: string, options: Parameters<typeof http>[1]) =>
  http<Data>(`resource/oss/endpoint/${name}`, { method: 'POST', quiet: true, timeout: longest, ...options })

/**
 * Sends a file. A small one goes in one call; a large one in parts, and goes on where it was after a break: also when
 * the page was left and the same file is chosen again.
 */
export async function uploadFile(file: File, settings: UploadSettings = {}): Promise<FileReply> {
  const { onProgress, bucket = 'private' } = settings
  if (file.size > partSize) return inParts(file, settings)
  const body = new FormData()
  body.set('file', file)
  const reply = await call<FileReply>(saves[bucket], { body, ...passedOn(settings) })
  onProgress?.(file.size)
  return reply
}

const passedOn = ({ signal, inNameOf }: UploadSettings) => ({
  ...(signal && { signal }),
  ...(inNameOf !== undefined && { inNameOf }),
})

async function inParts(file: File, settings: UploadSettings) {
  const { onProgress, signal, bucket = 'private' } = settings
  const { name, size } = file
  const more = { quiet: true, timeout: longest, ...passedOn(settings) }
  const state = await ask(
    fileCalls.begin,
    { name, size, bucket, fingerprint: await fingerprintOf(file) },
    more,
  )
  const count = Math.ceil(size / state.partSize)
  const there = new Set(state.parts)
  const sizeOf = (number: number) => (number < count ? state.partSize : size - state.partSize * (count - 1))
  let sent = [...there].reduce((sum, number) => sum + sizeOf(number), 0)
  onProgress?.(sent)
  for (let number = 1; number <= count; number += 1) {
    if (there.has(number)) continue
    const from = (number - 1) * state.partSize
    const body = file.slice(from, from + sizeOf(number))
    const query = { id: state.id, number, hash: await sha256(await body.arrayBuffer()) }
    await persisting(() => call('upload/part', { query, body, ...more }), signal)
    sent += sizeOf(number)
    onProgress?.(sent)
  }
  const finish = () => ask(fileCalls.finish, { id: state.id }, more)
  return persisting(finish, signal)
}

/** Tries again after a broken line, and where the server asks to come back later. */
async function persisting<Data>(
  attempt: () => Promise<Data>,
  signal: AbortSignal | undefined,
): Promise<Data> {
  for (const wait of waits) {
    try {
      return await attempt()
    } catch (error) {
      const passing =
        error instanceof HttpFailure &&
        (error.type === 'network' || error.type === 'timeout' || error.status === 503)
      if (!passing || signal?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
      signal?.throwIfAborted()
    }
  }
  return attempt()
}

/** The same for the same file, chosen again: its name, size and time, and how it begins. */
async function fingerprintOf(file: File): Promise<string> {
  const facts = new TextEncoder().encode(`${file.name}|${file.size}|${file.lastModified}|`)
  return sha256(await new Blob([facts, file.slice(0, 64 * 1024)]).arrayBuffer())
}
