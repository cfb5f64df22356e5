import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import { liesIn } from '#server/core/address-ranges.ts'
import { deviceOf } from '#server/core/device.ts'

/** What anyone who runs the app tells it of a request, beside the request itself. */
export interface Connection {
  /** The address of the machine that asks, such as `10.3.0.17`. */
  readonly address?: string
  /** True once nobody is there any more to be answered. */
  readonly gone?: () => boolean
}

/** From where and on what somebody comes. */
export interface Arrival {
  /** Empty where nobody can say, as inside a page. */
  readonly address: string
  /** In words, such as `Chrome 126 · Windows 10`. */
  readonly device: string
}

/** Where a request came from; empty where nobody can say, as inside a page. */
export const addressOf = (c: Context): string => (c.env as Connection | undefined)?.address ?? ''

/** Whether the person who asked has hung up. */
export const isGone = (c: Context): boolean => (c.env as Connection | undefined)?.gone?.() ?? false

/** Whence a request came, and on what. */
export const arrivalOf = (c: Context): Arrival => ({
  address: addressOf(c),
  device: deviceOf(c.req.header('user-agent')),
})

/**
 * Who asks, when proxies stand between: of the addresses that X-Forwarded-For names, from the last to the first, the
 * first that is not itself a proxy we trust. What a stranger writes into that header is never read: only what was put
 * behind it by a proxy of ours. `trusted` holds ranges of addresses, one a line.
 */
export function callerBehind(peer: string, forwarded: string | undefined, trusted: string): string {
  const named = (forwarded ?? '').split(',').map((address) => address.trim())
  let caller = plain(peer)
  while (liesIn(caller, trusted)) {
    const before = named.pop()
    if (!before || !ipaddr.isValid(before)) break
    caller = plain(before)
  }
  return caller
}

/** An IPv4 address is the same whether or not it comes wrapped in an IPv6 one. */
const plain = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).toString() : address)
