import type { Clock } from '#devices/clock.ts'

export interface ManualClock extends Clock {
  /** Lets so many milliseconds go by: every timer due runs in its order, and everything it woke runs before the next. */
  pass(ms: number): Promise<void>
}

/** A clock that stands still until told: an hour at a desk takes a test no time. */
export function manualClock(startsAt = 0): ManualClock {
  let now = startsAt
  let timers: { readonly at: number; readonly run: () => void }[] = []

  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + Math.max(0, ms), run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    async pass(ms) {
      const until = now + ms
      await settled()
      for (;;) {
        const next = earliest(timers)
        if (!next || next.at > until) break
        timers = timers.filter((other) => other !== next)
        now = next.at
        next.run()
        await settled()
      }
      now = until
    },
  }
}

const earliest = <T extends { readonly at: number }>(timers: readonly T[]) =>
  timers.reduce<T | undefined>((first, timer) => (first && first.at <= timer.at ? first : timer), undefined)

/** Drivers are chains of promises: this many turns run the longest of them to its next wait. */
async function settled() {
  for (let turn = 0; turn < 64; turn++) await null
}
