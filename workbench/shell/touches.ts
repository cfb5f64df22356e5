/** Milliseconds between two touches that are told to the other tabs. */
const tellEvery = 1_000
/** Whatever a person does at a desk. Moving the pointer is not one: a mouse on a shaking table is nobody. */
const doings = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const

/** When somebody was last at the desk, in this tab or in another one of the same browser. */
export interface Touches {
  /** Seconds. */
  idle(): number
  stop(): void
}

/** Listens until it is stopped; `touched` is told how many seconds there was nobody before. */
export function listenForTouches(touched: (idle: number) => void, now: () => number = Date.now): Touches {
  let last = now()
  let told = 0
  const idle = () => Math.max(0, now() - last) / 1_000
  const take = () => {
    const before = idle()
    last = now()
    touched(before)
  }
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('campus-touches')
  const here = () => {
    take()
    if (last - told < tellEvery) return
    told = last
    channel?.postMessage(null)
  }
  if (channel) channel.onmessage = take
  for (const doing of doings) addEventListener(doing, here, { capture: true, passive: true })
  return {
    idle,
    stop() {
      channel?.close()
      for (const doing of doings) removeEventListener(doing, here, { capture: true })
    },
  }
}
