import { ServiceUnavailable } from '#server/core/payments/port.ts'

export type Fetch = typeof globalThis.fetch

/** Milliseconds that a service has to answer. */
const limit = 10_000
/** Bytes; the answers that are read here are a few kilobytes. */
const largest = 256 * 1024

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** One question to a payment service. A silence, a redirect and an answer without end are no answer. */
export async function send(fetch: Fetch, address: string, init: RequestInit): Promise<Answered> {
  try {
    const signal = AbortSignal.timeout(limit)
    const answer = await fetch(address, { ...init, redirect: 'manual', signal })
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of answer.body ?? []) {
      signal.throwIfAborted()
      size += part.byteLength
      if (size > largest) throw new Error('too large')
      parts.push(part)
    }
    return { status: answer.status, headers: answer.headers, body: Buffer.concat(parts).toString('utf8') }
  } catch (error) {
    // Neither the message nor the address of the fault: they may quote what is secret.
    throw new ServiceUnavailable(`no answer (${(error as Error).name})`)
  }
}
