const sleepers = new Set<() => void>()
let ended = false

/** Tells the gateways that wait at this process that there may be something to do. Those at others look each second. */
export function wakeGateways(): void {
  for (const wake of [...sleepers]) wake()
}

/** Nobody waits any more: the server goes. */
export function endWaiting(): void {
  ended = true
  wakeGateways()
}

/** Waits so many milliseconds, or until something happens. */
export function nap(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      sleepers.delete(done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    sleepers.add(done)
  })
}

export const isEnding = () => ended
