import { refuse } from '#domain/kernel/refusal.ts'

interface Waiting {
  readonly go: () => void
  readonly ticket: string | undefined
}

/** Runs at most `atOnce` pieces of work together and keeps at most `longest` waiting, in order; anyone who comes then is sent away. */
export function queue(atOnce: number, longest: number) {
  const waiting: Waiting[] = []
  let free = atOnce

  async function run<Value>(work: () => Promise<Value>, ticket?: string): Promise<Value> {
    if (free > 0) free--
    else if (waiting.length >= longest)
      refuse({ type: 'too-many', message: '登录人数较多，请稍后再试', retryAfter: 10 })
    else await new Promise<void>((go) => waiting.push({ go, ticket }))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next.go()
      else free++
    }
  }

  return {
    run,
    /** How many stand before the person who waits with this ticket; null when nobody does. */
    ahead(ticket: string): number | null {
      const place = waiting.findIndex((one) => one.ticket === ticket)
      return place < 0 ? null : place
    },
    idle: () => free === atOnce,
  }
}
