import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTab } from '#workbench/portal/tab-context.ts'
import { type DeskDevice, deskDevice } from './desk-device.ts'
import { deskKey } from './desk-key.ts'
import type { KeySource } from './drives/drive.ts'
import type { DeviceEvent } from './heard.ts'
import { linkTo } from './links/links.ts'
import type { DeviceProfile } from './profile.ts'
import { useSeen } from './use-seen.ts'

const known = new Map<string, { readonly wiring: string; readonly device: DeskDevice }>()

/** The one device of a profile in this page, anyone who looks at it; another name is no other device. */
function deviceOf(profile: DeviceProfile, keyFor: KeySource): DeskDevice {
  const { name: _, ...rest } = profile
  const wiring = JSON.stringify(rest)
  const found = known.get(profile.id)
  if (found?.wiring === wiring) return found.device
  const device = deskDevice(profile, linkTo, keyFor)
  known.set(profile.id, { wiring, device })
  return device
}

interface Use {
  /** Each event as it comes, before anything is drawn. */
  readonly onEvent?: (event: DeviceEvent) => void
  /** Where the key of a reader with a secure channel comes from; the server, unless said otherwise. */
  readonly keyFor?: KeySource
}

export type DeviceInUse = ReturnType<typeof useDeskDevice>

/** A device of this computer: how it is, what it told, and what can be asked of it. Runs while a screen shows it. */
export function useDevice(profile: DeviceProfile, { onEvent, keyFor = deskKey }: Use = {}) {
  const inUse = useDeskDevice(deviceOf(profile, keyFor), onEvent)
  useSeen(profile.record, inUse.state === 'online' ? inUse.device : null)
  return inUse
}

/** Behind another tab of the portal nobody looks: there a reader that types would take the keys of another screen. */
const nobody = () => () => {}

/** The same for a device whose way is known. */
export function useDeskDevice(device: DeskDevice, onEvent?: (event: DeviceEvent) => void) {
  const { inFront } = useTab()
  const snapshot = useSyncExternalStore(inFront ? device.subscribe : nobody, device.snapshot)
  const heard = useEffectEvent((event: DeviceEvent) => onEvent?.(event))
  useEffect(() => device.onEvent((event) => heard(event)), [device])

  return {
    ...snapshot,
    connect: device.connect,
    disconnect: device.disconnect,
    telling: device.telling(),
    simulation: device.simulation(),
    recording: device.recording(),
  }
}
