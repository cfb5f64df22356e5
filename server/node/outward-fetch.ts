import { lookup } from 'node:dns'
import { request as byHttp, type ClientRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http'
import { request as byHttps, Agent as HttpsAgent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { isPublic } from '#server/identity/federation/address-guard.ts'

/**
 * `fetch` towards the open internet: the address that a name stands for is looked at once and connected to as it
 * was found, so that neither a name nor an address leads into a private network but those in `hosts`. Follows no redirect.
 */
export function outwardFetch(hosts: readonly string[]): typeof fetch {
  // Of our own: a connection that others opened has not been looked at.
  const agents = { 'http:': new HttpAgent(), 'https:': new HttpsAgent() } as const
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // An address in place of a name is never looked up.
    if (isIP(host) && !hosts.includes(host) && !isPublic(host)) throw inside(host)
    const body = request.body && Buffer.from(await request.arrayBuffer())
    const headers = { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' }
    const options = {
      agent: agents[url.protocol as 'http:' | 'https:'],
      method: request.method,
      headers: body ? { ...headers, 'content-length': `${body.length}` } : headers,
      signal: request.signal,
      lookup: hosts.includes(host) ? undefined : publicOnly,
    }
    const sent = (url.protocol === 'https:' ? byHttps : byHttp)(url, options as object)
    return responseOf(await answerTo(sent, body))
  }
}

const inside = (name: string) => new Error(`${name} lies in a private network`)

const publicOnly: LookupFunction = (name, options, found) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const own = addresses?.find(({ address }) => !isPublic(address))
    if (error || own) return found(error ?? inside(name), '', 0)
    if (options.all) return found(null, addresses)
    const [first] = addresses
    found(null, first?.address ?? '', first?.family)
  })

const answerTo = (sent: ClientRequest, body: Buffer | null) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    // A line that breaks after the answer has begun breaks its body too, and may say so here more than once.
    sent.once('response', resolve).on('error', reject)
    sent.end(body)
  })

const bodiless = [204, 205, 304]

function responseOf(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 500
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  if (bodiless.includes(status)) return new Response(null, { status, headers })
  return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, { status, headers })
}
