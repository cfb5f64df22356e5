/** Of one span no more response times are kept than this; beyond it every time has the same chance to be kept. */
const most = 2000
/** Spans that make up the last minute. */
const spans = 4

/** What was answered since the last look. */
export interface Traffic {
  readonly requests: number
  readonly errors: number
  /** Of the last minute, in milliseconds; null when nobody asked anything. */
  readonly p50: number | null
  readonly p95: number | null
}

/** Counts answers in memory. Nothing of a single call is kept but how long it took. */
export function trafficCounter() {
  let kept: readonly (readonly number[])[] = []
  let times: number[] = []
  let requests = 0
  let errors = 0
  return {
    /** An answer that took so many milliseconds. */
    note(status: number, milliseconds: number) {
      requests += 1
      if (status >= 500) errors += 1
      const at = requests <= most ? requests - 1 : Math.floor(Math.random() * requests)
      if (at < most) times[at] = milliseconds
    },
    /** What came since this was last called. */
    take(): Traffic {
      kept = [...kept, times].slice(-spans)
      const sorted = kept.flat().sort((a, b) => a - b)
      const taken = { requests, errors, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }
      times = []
      requests = 0
      errors = 0
      return taken
    },
  }
}

export type TrafficCounter = ReturnType<typeof trafficCounter>

/** The smallest value that so large a part does not exceed. */
const quantile = (sorted: readonly number[], part: number) => {
  const value = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)]
  return value === undefined ? null : Math.round(value)
}

interface Answering<Args extends readonly unknown[]> {
  readonly fetch: (...args: Args) => Response | Promise<Response>
}

/** The same, with its answers counted. */
export const timed = <Args extends readonly unknown[]>(
  { fetch }: Answering<Args>,
  traffic: TrafficCounter,
): Answering<Args> => ({
  async fetch(...args) {
    const began = performance.now()
    const answer = await fetch(...args)
    traffic.note(answer.status, performance.now() - began)
    return answer
  },
})
