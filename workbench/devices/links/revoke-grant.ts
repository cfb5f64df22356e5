import { portsOf } from '#devices/transport/serial-port.ts'
import { hidOf } from '#devices/transport/web-hid.ts'
import { modelOf } from '#workbench/devices/model.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { profiles } from '#workbench/devices/profiles.ts'
import { serialOf } from './grants.ts'
import { hidsOf } from './hid.ts'

/**
 * Gives the browser's leave back, where the device is the only one of its model: which of several it is about, nobody
 * knows. One that an administrator's policy grants stays; what fails, fails silently.
 */
export async function revokeGrant(profile: DeviceProfile): Promise<void> {
  const { link, port } = profile
  const isShared = profiles().some((other) => other.id !== profile.id && modelOf(other) === modelOf(profile))
  if (isShared || modelOf(profile) === null || !port) return
  try {
    const alike =
      link === 'serial' ? await portsOf(serialOf(window), port) : await hidsOf(hidOf(window), profile)
    const [held] = alike
    if (alike.length === 1) await (held as { forget?: () => Promise<void> } | undefined)?.forget?.()
  } catch {
    // The device is forgotten by this page in any case.
  }
}
