import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { Connection } from '#server/client-address.ts'
import { CannotStart } from './cannot-start.ts'
import type { Environment } from './environment.ts'

export interface Listening {
  readonly url: string
  /** Takes no more requests, and waits for those under way, ten seconds at most. */
  readonly close: () => Promise<void>
}

type Answer = (request: Request, connection: Connection) => Response | Promise<Response>

export async function listen(answer: Answer, { host, port }: Environment): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, env) => answer(request, { address: addressIn(env as HttpBindings) }),
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

/** An IPv4 address is the same whether or not it comes wrapped in an IPv6 one. */
const addressIn = ({ incoming }: HttpBindings) => incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''

const explained = (error: NodeJS.ErrnoException, host: string, port: number) =>
  error.code === 'EADDRINUSE'
    ? new CannotStart(`端口 ${port} 已被占用，请用 PORT 换一个`)
    : error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
      ? new CannotStart(`不能在 HOST=${host} PORT=${port} 上监听（${error.code}）`)
      : error
