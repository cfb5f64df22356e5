import { useSyncExternalStore } from 'react'
import { local } from '#workbench/http/storage/storage.ts'
import { alikeSeen, modelOf } from './model.ts'
import { type DeviceProfile, isProfile } from './profile.ts'

/** More hang on no desk; what is beyond is a damaged list. */
const most = 16

const listeners = new Set<() => void>()
let known: readonly DeviceProfile[] | null = null

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const readKept = () => (local.read('deskDevices', isList) ?? []).filter(isProfile).slice(0, most)

/** The devices of this computer, in the order in which they were set up. */
export function profiles(): readonly DeviceProfile[] {
  known ??= readKept()
  return known
}

function keep(next: readonly DeviceProfile[]) {
  known = next.slice(0, most)
  local.write('deskDevices', known)
  for (const tell of listeners) tell()
}

/** Adds a device, or puts another in the place of the one with its id. */
export function keepProfile(profile: DeviceProfile) {
  const before = profiles()
  const at = before.findIndex(({ id }) => id === profile.id)
  keep(at < 0 ? [...before, profile] : before.with(at, profile))
}

/** With the last device of a model goes that there was another: a computer that is given one anew begins anew. */
export function forgetProfile(id: string) {
  const gone = profiles().find((profile) => profile.id === id)
  keep(profiles().filter((profile) => profile.id !== id))
  const model = gone && modelOf(gone)
  if (model && !profiles().some((other) => modelOf(other) === model)) alikeSeen.forget(model)
}

/** Of another tab's change, the browser tells. */
function subscribe(tell: () => void) {
  const reread = ({ key }: StorageEvent) => {
    if (key !== null && key !== 'deskDevices') return
    known = null
    tell()
  }
  listeners.add(tell)
  window.addEventListener('storage', reread)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', reread)
  }
}

export const useProfiles = () => useSyncExternalStore(subscribe, profiles)
