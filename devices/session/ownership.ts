import { DeviceError } from '#devices/fault.ts'

/** One device is one tab's (and one worker's) at a time, across all tabs of the browser. */
export interface Ownership {
  /** Takes the device at once, or rejects with `port-busy`. */
  take(): Promise<void>
  /** Resolves when whoever holds it has let go, closed the tab, or crashed. */
  freed(): Promise<void>
  /** Lets go; and again, if need be. */
  give(): void
}

type Locks = Pick<LockManager, 'request'>

/** By a Web Lock named after the profile of the device: a tab that crashes lets go of it without a word. */
export function ownershipOf(profile: string, locks: Locks): Ownership {
  const name = `dev:${profile}`
  let give = () => {}

  return {
    take: () =>
      new Promise((resolve, reject) => {
        void locks.request(name, { ifAvailable: true }, (lock) => {
          if (!lock) return reject(new DeviceError('port-busy', '另一个标签页正在使用'))
          return new Promise<void>((release) => {
            give = release
            resolve()
          })
        })
      }),
    freed: () => locks.request(name, () => {}).then(() => {}),
    give: () => give(),
  }
}
