/** `Date` counts whole seconds and the answer took its time: a smaller difference says nothing. */
const noise = 2_000

export interface ServerClock {
  /** Milliseconds as the server counts them, as far as known. */
  now(): number
  /** Learns from the `Date` of an answer. */
  learn(date: string | null): void
}

/** The browser's clock may be off by days; what the server checks is reckoned on the server's. */
export function createServerClock(now: () => number = Date.now): ServerClock {
  let offset = 0
  return {
    now: () => now() + offset,
    learn(date) {
      const difference = Date.parse(date ?? '') - now()
      if (!Number.isNaN(difference)) offset = Math.abs(difference) < noise ? 0 : difference
    },
  }
}
