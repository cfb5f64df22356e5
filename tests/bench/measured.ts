interface Times {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Runs the two turn by turn, so that a busy machine slows both, and gives milliseconds and the ratio of the medians. */
export async function measured(
  rounds: number,
  { bare, page }: Record<'bare' | 'page', () => Promise<unknown>>,
) {
  const times = { bare: [] as number[], page: [] as number[] }
  for (let round = -20; round < rounds; round++) {
    for (const [name, run] of [
      ['bare', bare],
      ['page', page],
    ] as const) {
      const started = performance.now()
      await run()
      if (round >= 0) times[name].push(performance.now() - started)
    }
  }
  const result = { bare: timesOf(times.bare), page: timesOf(times.page) }
  return { ...result, ratio: result.page.p50 / result.bare.p50 }
}

/** What half of them, and all but a twentieth or a hundredth, stay within. */
export function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
