/** Chance that repeats itself: the same seed gives the same college, on every machine. */
export interface Random {
  /** From 0 up to, but not with, 1. */
  next(): number
  /** A whole number from 0 up to, but not with, `limit`. */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
  /** One of the keys, as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key
  /** In the shape of a UUID of version 7 (RFC 9562); later ones sort behind earlier ones. */
  id(): string
}

/** 1 September 2026, 00:00 in China: the day on which the demo college stands still. */
export const referenceDay = Date.UTC(2026, 7, 31, 16)

/** Mulberry32, a generator of 32 bits by Tommy Ettinger; good for a demo, never for a secret. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  let ids = 0

  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const hex = (digits: number) =>
    below(16 ** digits)
      .toString(16)
      .padStart(digits, '0')

  return {
    next,
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    weighted<Key extends string>(weights: Readonly<Record<Key, number>>) {
      const entries = Object.entries<number>(weights) as [Key, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      let chosen = entries[0]?.[0] as Key
      for (const [key, weight] of entries) {
        chosen = key
        left -= weight
        if (left < 0) break
      }
      return chosen
    },
    id() {
      const time = (referenceDay + ids++).toString(16).padStart(12, '0')
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${(8 + below(4)).toString(16)}${hex(3)}-${hex(6)}${hex(6)}`
    },
  }
}
