import type { Context } from 'hono'
import { deviceOf } from '#server/device.ts'

/** What whoever runs the app tells it of a request, beside the request itself. */
export interface Connection {
  /** The address of the machine that asks, such as `10.3.0.17`. */
  readonly address?: string
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

/** Whence a request came, and on what. */
export const arrivalOf = (c: Context): Arrival => ({
  address: addressOf(c),
  device: deviceOf(c.req.header('user-agent')),
})
