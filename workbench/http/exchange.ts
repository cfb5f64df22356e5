import { ofetch } from 'ofetch'
import { HttpFailure } from './failure.ts'
import { headerOf, headersFor } from './headers.ts'
import { type Query, toQuery } from './query.ts'
import type { Answer } from './read-answer.ts'
import type { Outgoing } from './second-signature.ts'
import type { ServerClock } from './server-clock.ts'
import { learnOldestClient } from './versions.ts'
import { readViewing } from './viewing.ts'

export interface CallOptions {
  readonly method?: 'GET' | 'POST'
  readonly query?: Query
  /** An object goes as JSON; FormData and URLSearchParams as what they are. */
  readonly body?: unknown
  /** Beside those that go with every call. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /**
   * `blob` gives a file, `stream` its bytes as they come; should the server answer with JSON instead, that is a failure
   * with its words.
   */
  readonly as?: 'json' | 'blob' | 'stream'
  /** No notice is shown: anyone who calls shows the failure in its own place. */
  readonly quiet?: boolean
  /** Sent without the token, so that a 401 says nothing about the session. */
  readonly anonymous?: boolean
  /** Goes out while the desk is locked, where every other call waits: it unlocks or leaves. */
  readonly whileLocked?: boolean
  /** Goes out in the name of this account alone; should somebody else sit here by then, it is given up. */
  readonly inNameOf?: string
  /** `false` leaves the header of the client away. */
  readonly authorization?: false
  /** Milliseconds; 60,000 unless told (specification, section 9). */
  readonly timeout?: number
}

interface Sender {
  readonly product: string
  readonly token: string | null
  /** Of the second signature, where the call is to bear it. */
  readonly key: string | null
  readonly clock: ServerClock
}

/** One request and its answer, whatever the answer says; fails only when there is none. */
export async function exchange(path: string, options: CallOptions, sender: Sender): Promise<Answer> {
  const {
    method = 'GET',
    query,
    body,
    headers: more,
    signal,
    as = 'json',
    authorization,
    timeout = 60_000,
  } = options
  const { product, token, key, clock } = sender
  const url = `/api/${product}-${path}`
  // Ours rather than ofetch's own limit, which ends when the headers have come and the body has not.
  const limit = AbortSignal.timeout(timeout)
  try {
    const search = await toQuery(query)
    const response = await ofetch.raw<Blob | ReadableStream, 'blob' | 'stream'>(url + search, {
      method,
      headers: {
        ...headersFor({ product, path: url, token, time: clock.now(), authorization }),
        ...(key && (await secondly(product, key, { method, path: url, search, body }, clock.now()))),
        ...viewingHeader(path),
        ...more,
      },
      body: body as BodyInit,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      responseType: as === 'stream' ? 'stream' : 'blob',
      ignoreResponseError: true,
      retry: false,
    })
    const { status, headers, _data: data = new Blob() } = response
    clock.learn(headers.get('date'))
    learnOldestClient(headers.get('x-min-client'))
    const isFile = as !== 'json' && response.ok && !headers.get('content-type')?.includes('json')
    const answer = { status, headers, text: '', file: null, asked: as }
    if (!isFile) return { ...answer, text: await new Response(data).text() }
    if (data instanceof ReadableStream) return { ...answer, file: data }
    const { fileNameIn } = await import('./file-name.ts')
    const named = new File([data], fileNameIn(headers.get('content-disposition')), { type: data.type })
    return { ...answer, file: named }
  } catch (cause) {
    const type = signal?.aborted ? 'aborted' : limit.aborted ? 'timeout' : 'network'
    throw new HttpFailure({ type }, cause)
  }
}

async function secondly(product: string, key: string, call: Outgoing, at: number) {
  const { secondSignature } = await import('./second-signature.ts')
  return { [headerOf(product, 'sign2')]: await secondSignature(key, call, at) }
}

/** An administrator who sees the portal as somebody else says so with every call but those of the session itself. */
function viewingHeader(path: string): Readonly<Record<string, string>> {
  const viewing = path.startsWith('auth/') ? null : readViewing()
  return viewing ? { 'View-As': viewing.id } : {}
}
