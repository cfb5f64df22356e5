import type { Context } from 'hono'

/** What whoever runs the app tells it of a request, beside the request itself. */
export interface Arrival {
  /** The address of the machine that asks, such as `10.3.0.17`. */
  readonly address?: string
}

/** Where a request came from; empty where nobody can say, as inside a page. */
export const addressOf = (c: Context): string => (c.env as Arrival | undefined)?.address ?? ''
