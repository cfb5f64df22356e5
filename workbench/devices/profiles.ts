import { useSyncExternalStore } from 'react'
import { local } from '#workbench/http/storage/storage.ts'
import { type DeviceProfile, isProfile } from './profile.ts'

/** More hang on no desk; what is beyond is a damaged list. */
const most = 16

const listeners = new Set<() => void>()
let known: readonly DeviceProfile[] | null = null

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const readKept = () => (local.read('deskDevices', isList) ?? []).filter(isProfile).slice(0, most)

/** The devices of this computer, in the order in which they were set up. */
function profiles(): readonly DeviceProfile[] {
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

export const forgetProfile = (id: string) => keep(profiles().filter((profile) => profile.id !== id))

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
