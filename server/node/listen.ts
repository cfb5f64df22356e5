import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { liesIn } from '#server/core/address-ranges.ts'
import { type Connection, callerBehind } from '#server/core/client-address.ts'
import { CannotStart } from './cannot-start.ts'
import { countsByName, limitConnections, limitSlowness, type Pace, type Room } from './connections.ts'
import type { Environment } from './environment.ts'

export interface Listening {
  readonly url: string
  /**
   * Says `/readyz` no more and ends each connection with its answer; after a second takes no new ones either, and
   * waits for requests under way, thirty seconds at most (reliability case F-36).
   */
  readonly close: () => Promise<void>
}

type Answer = (request: Request, connection: Connection) => Response | Promise<Response>

/** What one caller may take of the app; times are in milliseconds. */
interface Limits {
  readonly headersTimeout: number
  /** For all of a request, however well it moves. */
  readonly requestTimeout: number
  /** How often those two are looked at. */
  readonly connectionsCheckingInterval: number
  /** A connection rests so long between two requests. */
  readonly keepAliveTimeout: number
  readonly pace: Pace
  readonly room: Room
}

/** A whole dormitory may stand behind one address; a file of 100 MB comes over a poor line. */
const usual: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 660_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 5_000,
  pace: { bytes: 10_240, each: 10_000 },
  room: { connections: 8_000, ofAddress: 1_000 },
}

/** While it leaves, it still answers anyone who comes for so long: they stood at the door when it was told to go. */
const farewell = 1_000
/** So long it waits for requests under way, in milliseconds. */
const longest = 30_000

export async function listen(
  answer: Answer,
  { host, port, trustedProxies }: Pick<Environment, 'host' | 'port' | 'trustedProxies'>,
  limits: Partial<Limits> = {},
): Promise<Listening> {
  const { pace, room, ...serverOptions } = { ...usual, ...limits }
  const underWay = countsByName()
  let leaving = false
  const server = createAdaptorServer({
    serverOptions,
    async fetch(request, env) {
      const { incoming, outgoing } = env as HttpBindings
      const forwarded = request.headers.get('x-forwarded-for') ?? undefined
      const address = callerBehind(incoming.socket.remoteAddress ?? '', forwarded, trustedProxies)
      if (underWay.of(address) >= room.ofAddress) return tooMany()
      underWay.add(address)
      outgoing.once('close', () => underWay.take(address))
      const gone = () => incoming.socket.destroyed
      const answered =
        leaving && incoming.url === '/readyz' ? isLeaving() : await answer(request, { address, gone })
      if (leaving) outgoing.setHeader('Connection', 'close')
      return answered
    },
  }) as Server
  limitConnections(server, room, (peer) => liesIn(peer, trustedProxies))
  limitSlowness(server, pace)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port)))
    server.listen(port, host, resolve)
  })
  const { address, port: taken, family } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    async close() {
      leaving = true
      await new Promise((resolve) => setTimeout(resolve, farewell))
      await nobodyWaits()
      await new Promise<void>((resolve) => {
        // A long answer that began before ends as an idle connection.
        const sweeping = setInterval(() => server.closeIdleConnections(), 100)
        const late = setTimeout(() => server.closeAllConnections(), longest)
        server.close(() => {
          clearInterval(sweeping)
          clearTimeout(late)
          resolve()
        })
        server.closeIdleConnections()
      })
    },
  }
}

/**
 * Anyone who has reached the door and was not let in yet is cut off when it closes: it is closed right after a look that
 * found next to nothing to do.
 */
async function nobodyWaits() {
  for (let looks = 0; looks < 1000; looks++) {
    const began = performance.now()
    await new Promise((resolve) => setImmediate(resolve))
    if (performance.now() - began < 1) return
  }
}

const tooMany = () => Response.json({ status: 'too many' }, { status: 429, headers: { 'Retry-After': '5' } })
const isLeaving = () => Response.json({ status: 'stopping' }, { status: 503 })

const explained = (error: NodeJS.ErrnoException, host: string, port: number) =>
  error.code === 'EADDRINUSE'
    ? new CannotStart(`端口 ${port} 已被占用，请用 PORT 换一个`)
    : error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
      ? new CannotStart(`不能在 HOST=${host} PORT=${port} 上监听（${error.code}）`)
      : error
