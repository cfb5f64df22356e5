import { DeviceError } from './fault.ts'

/** All that a driver knows of time. Milliseconds; only differences mean anything, except for `now` of a recorded tap. */
export interface Clock {
  now(): number
  /** Runs once after so many milliseconds. Returns the way to call it off. */
  after(ms: number, run: () => void): () => void
}

export const realClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Waits, or rejects with `aborted` as soon as the signal says so. */
export function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new DeviceError('aborted'))
    const stop = () => {
      forget()
      reject(new DeviceError('aborted'))
    }
    const forget = clock.after(ms, () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    })
    signal?.addEventListener('abort', stop, { once: true })
  })
}
