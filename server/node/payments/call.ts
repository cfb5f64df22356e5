import type { Fetch } from '#server/core/payments/accounts.ts'
import { ServiceUnavailable } from '#server/core/payments/port.ts'
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
}

/** So many milliseconds for a call, its body included. */
const patience = 10_000

/** One call to `service`, followed nowhere else. Throws `ServiceUnavailable` where it fails, takes too long, or has more than `most` bytes. */
export async function call(
  fetch: Fetch,
  service: string,
  url: string,
  init: RequestInit,
  most: number,
): Promise<Answer> {
  const signal = AbortSignal.timeout(patience)
  const answered = async () => {
    const { status, headers, body } = await fetch(url, { ...init, redirect: 'error', signal })
    return { status, headers, bytes: await readAtMost(body, most) }
  }
  try {
    return await Promise.race([answered(), over(signal)])
  } catch {
    // What failed may name the address, and with it a signature.
    throw new ServiceUnavailable(`${service}没有应答`)
  }
}

const over = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

async function readAtMost(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > most) throw new RangeError(`More than ${most} bytes`)
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
