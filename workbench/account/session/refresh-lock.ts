import { fail, ok } from '#domain/kernel/result.ts'
import type { TokenRefreshPorts } from '#machines/token-refresh/token-refresh.ports.ts'
import { isObject, local } from '#workbench/http/storage/storage.ts'
import type { Store } from '#workbench/http/storage/store.ts'

type TakeLock = TokenRefreshPorts['takeLock']

/** Longer than a refresh can take (60 s), so that only a tab that died leaves the lock to run out. */
const longestHold = 70_000
const held = fail({ type: 'held' })

/** The browser's own lock: it falls free with the tab that holds it. Absent where the page did not come by https. */
const takeWebLock =
  (locks: LockManager): TakeLock =>
  () =>
    new Promise((answer, broken) => {
      const hold = (lock: Lock | null) => {
        if (!lock) return answer(held)
        return new Promise<void>((release) => answer(ok({ release })))
      }
      locks.request('refreshLock', { ifAvailable: true }, hold).catch(broken)
    })

/** The same by a record that says who holds it and until when. */
export const takeStoredLock =
  (store: Store, owner: string, now: () => number = Date.now): TakeLock =>
  async () => {
    const holder = () => store.read('refreshLock', isLockRecord)
    const taken = holder()
    const left = taken ? taken.until - now() : 0
    // A lock that has more time than any lock is given was written by a clock that has since been put back.
    if (taken && taken.owner !== owner && left > 0 && left <= longestHold) return held
    store.write('refreshLock', { owner, until: now() + longestHold })
    // Of two that wrote at the same time, the later one stands; both look again to learn who that was.
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (holder()?.owner !== owner) return held
    return ok({
      release: () => {
        if (holder()?.owner === owner) store.remove('refreshLock')
      },
    })
  }

const isLockRecord = (value: unknown): value is { owner: string; until: number } =>
  isObject(value) && typeof value.owner === 'string' && typeof value.until === 'number'

export const takeLock: TakeLock = globalThis.navigator?.locks
  ? takeWebLock(navigator.locks)
  : takeStoredLock(local, String(Math.random()))
