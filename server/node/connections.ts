import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '#server/core/address-ranges.ts'

export interface Room {
  /** Connections in all. */
  readonly connections: number
  /** Connections of one address; and requests under way of one caller, where proxies stand between. */
  readonly ofAddress: number
}

export interface Pace {
  /** A body brings so many bytes. */
  readonly bytes: number
  /** In each so many milliseconds. */
  readonly each: number
}

/**
 * Anyone who comes when the app is full, or holds too many connections already, is not let in. Shortly before it is full
 * those go that only rest between two requests. `isShared` tells an address that many stand behind: a proxy's.
 */
export function limitConnections(
  server: Server,
  { connections, ofAddress }: Room,
  isShared: (address: string) => boolean,
): void {
  const nearlyFull = Math.floor(connections * 0.9)
  const open = countsByName()
  server.maxConnections = connections
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    const address = networkOf(remoteAddress)
    if (open.all() >= nearlyFull) server.closeIdleConnections()
    if (open.of(address) >= ofAddress && !isShared(remoteAddress)) {
      socket.destroy()
      return
    }
    open.add(address)
    socket.once('close', () => open.take(address))
  })
}

/**
 * Breaks off bodies that trickle. One may take as long as it needs while it moves; while its bytes wait for us, it is not
 * its sender who is slow. It is looked at once a pace, so that one is known for slow within two of them.
 */
export function limitSlowness(server: Server, { bytes, each }: Pace): void {
  const coming = new Map<IncomingMessage, number>()

  server.prependListener('request', (incoming: IncomingMessage) => {
    coming.set(incoming, Number.NEGATIVE_INFINITY)
    incoming.once('close', () => coming.delete(incoming))
  })

  function look() {
    for (const [incoming, before] of coming) {
      const { socket, complete, readableLength } = incoming
      if (complete) coming.delete(incoming)
      else if (readableLength === 0 && socket.bytesRead - before < bytes) socket.destroy()
      else coming.set(incoming, socket.bytesRead)
    }
  }

  const looking = setInterval(look, each).unref()
  server.once('close', () => clearInterval(looking))
}

/** How many there are of each name, and in all. */
export function countsByName() {
  const counts = new Map<string, number>()
  let all = 0
  const of = (name: string) => counts.get(name) ?? 0
  return {
    of,
    all: () => all,
    add(name: string) {
      all += 1
      counts.set(name, of(name) + 1)
    },
    take(name: string) {
      all -= 1
      if (of(name) > 1) counts.set(name, of(name) - 1)
      else counts.delete(name)
    },
  }
}
