import { refuse } from '#domain/kernel/refusal.ts'
import type { House } from '#server/house.ts'

/** So many addresses are remembered; who makes up more pushes out the oldest. */
const most = 10_000

/** At most `limit` calls from one address within `seconds`; the next is refused, and told how long to wait. */
export function fewFrom(limit: number, seconds: number) {
  const known = new WeakMap<House['db'], Map<string, number[]>>()
  return ({ db, now }: House, address: string) => {
    const calls = known.get(db) ?? new Map<string, number[]>()
    known.set(db, calls)
    const at = now().getTime()
    const recent = (calls.get(address) ?? []).filter((time) => at - time < seconds * 1000)
    calls.delete(address)
    if (recent.length >= limit) {
      calls.set(address, recent)
      const retryAfter = Math.ceil(((recent[0] ?? at) + seconds * 1000 - at) / 1000)
      refuse({ type: 'too-many', message: '操作过于频繁，请稍后再试', retryAfter })
    }
    calls.set(address, [...recent, at])
    if (calls.size > most) calls.delete(calls.keys().next().value as string)
  }
}
