import type { AppContext } from '#server/core/app-context.ts'
import { mayAsk } from './address-guard.ts'
import { breakerOf } from './breaker.ts'

/** The other system did not answer, or not so that it could be understood; it said nothing about the person. */
export class ProviderFault extends Error {}

/** The two systems do not fit as ours is set up: the administrator of the college mends it, and waiting does not. */
export class SettingFault extends ProviderFault {}

/** It answered, and not in the words that were agreed: it is in trouble, or it is another system. */
export class Misspoken extends ProviderFault {}

/** It has too much to do just now, and says so: it may be asked again later, and nothing of ours is wrong. */
export class Busy extends ProviderFault {}

const usual = 5
const largest = 1024 * 1024
/** Request Timeout and Too Many Requests (RFC 9110, 15.5.9, and RFC 6585, 4). */
const busy = [408, 429]
const kept = ['content-type', 'cache-control', 'www-authenticate']

interface Bounds {
  /** Hosts of the college's own network that may be asked; those of identities unless told. */
  readonly hosts?: readonly string[]
  /** Five unless told. */
  readonly seconds?: number
}

/** One question to another system: a time limit, one megabyte, no redirects, and a rest for anyone who keeps failing. */
export async function outward(
  app: AppContext,
  address: string,
  init: RequestInit = {},
  { hosts = app.settings.federationHosts, seconds = usual }: Bounds = {},
): Promise<Response> {
  if (!mayAsk(address, hosts)) throw new SettingFault(`${hostOf(address)} may not be asked`)
  const breaker = breakerOf(app, hostOf(address))
  if (breaker.isOpen()) throw new ProviderFault(`${hostOf(address)} keeps failing and is left alone`)
  try {
    const answer = await asked(app, address, init, seconds)
    breaker.succeeded()
    return answer
  } catch (error) {
    breaker.failed()
    if (error instanceof Busy) throw error
    // Neither the message nor the address of the fault: they may quote a secret of the query.
    throw new ProviderFault(`${hostOf(address)} gave no answer (${(error as Error).name})`)
  }
}

async function asked({ fetch }: AppContext, address: string, init: RequestInit, seconds: number) {
  const signal = AbortSignal.timeout(seconds * 1000)
  const answer = await fetch(address, { ...init, redirect: 'manual', signal })
  const body = await capped(answer, signal)
  if (busy.includes(answer.status)) throw new Busy(`${hostOf(address)} answered ${answer.status}`)
  if (answer.status >= 500 || answer.status < 200) throw new Error('status')
  const headers = kept.flatMap((name) =>
    answer.headers.has(name) ? [[name, `${answer.headers.get(name)}`]] : [],
  )
  return new Response(body.byteLength ? body : null, {
    status: answer.status,
    headers: Object.fromEntries(headers),
  })
}

async function capped(answer: Response, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = answer.body?.getReader()
  for (;;) {
    const next = await reader?.read()
    if (!next || next.done) break
    signal.throwIfAborted()
    size += next.value.byteLength
    if (size > largest) {
      await reader?.cancel()
      throw new Error('too large')
    }
    parts.push(next.value)
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

/** The answer as JSON of an object; whatever else it is, the provider is at fault. */
export async function jsonFrom(answer: Response): Promise<Readonly<Record<string, unknown>>> {
  const value: unknown = await answer.json().catch(() => undefined)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Misspoken('the answer is no JSON object')
  return value as Record<string, unknown>
}

const hostOf = (address: string) => URL.parse(address)?.host ?? 'an address that is none'
