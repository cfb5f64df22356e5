import { DeviceError } from '#devices/fault.ts'
import type { Neighbours } from './neighbours.ts'

/** One device is one tab's (and one worker's) at a time, across all tabs of the browser. */
export interface Ownership {
  /** Takes the device at once, or rejects with `port-busy`, which names the tab that has it where that one answers. */
  take(): Promise<void>
  /** Resolves when anyone who holds it has let go, closed the tab, or crashed; rejects when it is called off. */
  freed(signal?: AbortSignal): Promise<void>
  /** Lets go; and again, if need be. */
  give(): void
}

type Locks = Pick<LockManager, 'request'>

/** By a Web Lock named after the profile of the device: a tab that crashes lets go of it without a word. */
export function ownershipOf(profile: string, locks: Locks, neighbours: Neighbours): Ownership {
  const name = `dev:${profile}`
  let give = () => {}

  async function busy() {
    const tab = await neighbours.ask()
    return new DeviceError('port-busy', `另一个标签页正在使用${tab ? `（${tab.title}）` : ''}`)
  }

  return {
    take: () =>
      new Promise((resolve, reject) => {
        void locks.request(name, { ifAvailable: true }, (lock) => {
          if (!lock) return void busy().then(reject)
          return new Promise<void>((release) => {
            give = release
            neighbours.announce()
            resolve()
          })
        })
      }),
    freed: (signal) => locks.request(name, { ...(signal && { signal }) }, () => {}).then(() => {}),
    give() {
      neighbours.withdraw()
      give()
    },
  }
}
