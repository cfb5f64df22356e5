import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { type Connection, callerBehind } from '#server/client-address.ts'
import { CannotStart } from './cannot-start.ts'
import type { Environment } from './environment.ts'

export interface Listening {
  readonly url: string
  /** Takes no more requests, and waits for those under way, ten seconds at most. */
  readonly close: () => Promise<void>
}

type Answer = (request: Request, connection: Connection) => Response | Promise<Response>

/** Whoever sends slowly is not waited for: so long for the headers, and for all of a request, in milliseconds. */
const patience = { headersTimeout: 20_000, requestTimeout: 660_000, connectionsCheckingInterval: 5_000 }

export async function listen(
  answer: Answer,
  { host, port, trustedProxies }: Pick<Environment, 'host' | 'port' | 'trustedProxies'>,
  serverOptions: typeof patience = patience,
): Promise<Listening> {
  const server = createAdaptorServer({
    serverOptions,
    fetch: (request, env) => {
      const peer = (env as HttpBindings).incoming.socket.remoteAddress ?? ''
      const forwarded = request.headers.get('x-forwarded-for') ?? undefined
      return answer(request, { address: callerBehind(peer, forwarded, trustedProxies) })
    },
  }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port)))
    server.listen(port, host, resolve)
  })
  const { address, port: taken, family } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 10_000).unref()
      }),
  }
}

const explained = (error: NodeJS.ErrnoException, host: string, port: number) =>
  error.code === 'EADDRINUSE'
    ? new CannotStart(`端口 ${port} 已被占用，请用 PORT 换一个`)
    : error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
      ? new CannotStart(`不能在 HOST=${host} PORT=${port} 上监听（${error.code}）`)
      : error
