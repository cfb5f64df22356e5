import type { SendSms } from '#server/core/app-context.ts'
import { filledJson } from '#server/identity/sms/json-template.ts'

export interface SmsService {
  readonly url: string
  /** Goes along as `Authorization: Bearer`. */
  readonly token?: string | undefined
  /** JSON of any shape, in whose texts `{{phone}}` and `{{text}}` stand for the number and the message. */
  readonly body: string
}

/** Milliseconds for the whole exchange. */
const patience = 10_000
/** More than any service of this kind answers, in bytes. */
const longest = 64 * 1024
/** After so many failures in a row it is left alone for so many milliseconds. */
const failuresBeforeRest = 5
const rest = 30_000

/** A JSON service of a carrier. Whatever is not a plain yes within the time is a no (reliability case A-71). */
export function smsByHttp(
  { url, token, body }: SmsService,
  { fetch = globalThis.fetch, now = Date.now }: { fetch?: typeof globalThis.fetch; now?: () => number } = {},
): SendSms {
  const template: unknown = JSON.parse(body)
  let failures = 0
  let restingUntil = 0
  return async (phone, text) => {
    if (now() < restingUntil) throw new Error('The carrier failed repeatedly and is left alone for a while.')
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(filledJson(template, { phone, text })),
        // An answer that leads elsewhere would take token and message along.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      await readWithin(response, longest)
      if (!response.ok) throw new Error(`The carrier answered ${response.status}.`)
      failures = 0
    } catch (error) {
      failures += 1
      if (failures >= failuresBeforeRest) {
        failures = 0
        restingUntil = now() + rest
      }
      throw error
    }
  }
}

/** What the carrier says is of no use to us, but a body that is not read holds the connection. */
async function readWithin({ body }: Response, limit: number): Promise<void> {
  const reader = body?.getReader()
  if (!reader) return
  for (let read = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return
    read += value.length
    if (read > limit) {
      await reader.cancel()
      throw new Error('The carrier answered with more than it should.')
    }
  }
}
