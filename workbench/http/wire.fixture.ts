import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createHttp } from './client.ts'
import type { CallOptions } from './exchange.ts'
import { HttpFailure } from './failure.ts'

/** What the wire brings back for one request. */
export type Reply = Response | Error | ((request: Request) => Response | Promise<Response>)

const begun = 1_700_000_000_000

/** The far end of the client in tests: it answers in order, and the last reply for ever. */
export const wire = {
  requests: [] as Request[],
  replies: [] as Reply[],
  /** Milliseconds by the browser's clock. */
  now: begun,
}
const token = 'Zk3vQ9rT1xLw7PpN2sYbA8cD5eF0gH4jK6mU'
export const session = {
  token: token as string | null,
  account: 'teacher',
  key: null as string | null,
  renew: vi.fn<() => Promise<'renewed' | 'refused' | 'unreachable'>>(),
  prove: vi.fn<(ways: object) => Promise<boolean>>(),
  expire: vi.fn(),
  notify: vi.fn(),
}
const begin = () =>
  createHttp({
    ...session,
    product: 'product',
    bearer: async () =>
      session.token === null ? null : { token: session.token, account: session.account, key: session.key },
    now: () => wire.now,
  })
/** A new one for each test: a client learns the server's clock and keeps it. */
export let http = begin()

export const sent = (index: number) => wire.requests[index] as Request
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
export const body = (text: string, status = 200, type = 'application/json') =>
  new Response(text, { status, headers: { 'content-type': type } })
/** Says nothing until the client gives up. */
export const silence: Reply = ({ signal }) =>
  new Promise((_, no) => signal.addEventListener('abort', () => no(signal.reason)))

export async function failureOf(options?: CallOptions) {
  const failure = await http('base/campus/page', options).catch((error) => error)
  expect(failure).toBeInstanceOf(HttpFailure)
  return failure as HttpFailure
}

/** Lays the wire for the tests of a file; nothing has gone over it when a test begins. */
export function layWire() {
  beforeEach(() => {
    wire.requests = []
    wire.replies = []
    wire.now = begun
    http = begin()
    Object.assign(session, { token, account: 'teacher', key: null })
    session.renew.mockReset().mockResolvedValue('refused')
    session.prove.mockReset().mockResolvedValue(false)
    session.expire.mockReset()
    session.notify.mockReset()
    vi.stubGlobal('fetch', answer)
  })
  afterEach(() => vi.unstubAllGlobals())
}

async function answer(path: string, options: RequestInit) {
  const request = new Request(new URL(path, 'http://college.test'), options)
  wire.requests.push(request)
  if (request.signal.aborted) throw request.signal.reason
  const reply = wire.replies.length > 1 ? wire.replies.shift() : wire.replies[0]
  if (reply instanceof Error) throw reply
  return typeof reply === 'function' ? reply(request) : (reply ?? json({ code: 200 })).clone()
}
