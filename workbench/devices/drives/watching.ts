import { type Clock, sleep } from '#devices/clock.ts'
import { type FaultCode, faultKinds, isFault } from '#devices/fault.ts'
import { listeners } from '#devices/transport/transport.ts'
import type { Drive } from './drive.ts'

/** How a driver says how it goes. */
export const healthOf = () => listeners<['steady' | 'silent' | 'refused', FaultCode]>()

interface Watched {
  /** A question that every device of this kind answers, and how it names itself in the answer. */
  readonly ask: (signal: AbortSignal) => Promise<string>
  readonly watch: (signal: AbortSignal, ask: () => Promise<string>) => Promise<void>
  readonly clock: Clock
  readonly end: () => void
  /** None unless told. */
  readonly acts?: Drive['acts']
}

/** The drive of a device that is asked for its name once, and watched from then on until the end. */
export function watchedDrive({ clock, end, acts = {}, ...device }: Watched): Drive {
  const health = healthOf()
  const over = new AbortController()
  const { signal } = over
  const ask = () => device.ask(signal)
  const watch = () => device.watch(signal, ask)
  return {
    acts,
    onHealth: health.add,
    async connect() {
      const name = await ask()
      void keepWatching({ watch, ask, clock, signal, health })
      return name
    },
    end() {
      over.abort()
      end()
    },
  }
}

interface Watching {
  /** Goes on until the signal says so; rejects with what ails the device. */
  readonly watch: () => Promise<void>
  /** A question that every device of this kind answers. */
  readonly ask: () => Promise<unknown>
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly health: ReturnType<typeof healthOf>
}

/** Milliseconds between two questions to a device that has fallen silent. */
const askEveryMs = 1_000

/** Watches a device. One that falls silent is asked until it answers, one that refuses is left alone. */
async function keepWatching({ watch, ask, clock, signal, health }: Watching) {
  while (!signal.aborted) {
    const fault = await watch().then(() => null, faultIn)
    // Of a device that has gone, the wire itself tells.
    if (signal.aborted || fault === null || fault === 'device-lost') return
    if (!faultKinds[fault].retryable) return health.call('refused', fault)
    health.call('silent', fault)
    while (!signal.aborted && !(await answers(ask))) await sleep(clock, askEveryMs, signal).catch(() => {})
    if (!signal.aborted) health.call('steady', fault)
  }
}

const answers = (ask: () => Promise<unknown>) =>
  ask().then(
    () => true,
    () => false,
  )

const faultIn = (error: unknown): FaultCode => (isFault(error) ? error.code : 'device-lost')
