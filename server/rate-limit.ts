import type { Context } from 'hono'
import { refuse } from '#domain/kernel/refusal.ts'
import { addressOf } from '#server/client-address.ts'
import type { House } from '#server/house.ts'

interface Count {
  calls: number
  /** Milliseconds. */
  readonly until: number
}

/** Each process counts for itself, and forgets with its end. */
const counts = new WeakMap<House, Map<string, Count>>()

/** So many addresses are kept at a time; beyond them those whose time is over go. */
const most = 20_000

export interface Limit {
  /** What is counted. */
  readonly kind: string
  readonly calls: number
  readonly seconds: number
}

/** Refuses a public call when its address has made too many. A whole campus may stand behind one address. */
export function limitAddress(house: House, c: Context, { kind, calls, seconds }: Limit): void {
  const now = house.now().getTime()
  const known = counts.get(house) ?? new Map<string, Count>()
  counts.set(house, known)
  if (known.size > most) for (const [key, { until }] of known) if (until <= now) known.delete(key)

  const key = `${kind} ${addressOf(c)}`
  const before = known.get(key)
  const count = before && before.until > now ? before : { calls: 0, until: now + seconds * 1000 }
  count.calls += 1
  known.set(key, count)
  if (count.calls > calls)
    refuse({
      type: 'too-many',
      message: '操作过于频繁，请稍后再试',
      retryAfter: Math.ceil((count.until - now) / 1000),
    })
}
