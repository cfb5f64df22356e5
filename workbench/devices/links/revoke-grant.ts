import { portNamed } from '#devices/transport/serial-port.ts'
import { hidOf } from '#devices/transport/web-hid.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { serialOf } from './grants.ts'
import { hidNamed } from './hid.ts'

/** Gives the browser's leave back. One that an administrator's policy grants stays; what fails, fails silently. */
export async function revokeGrant(profile: DeviceProfile): Promise<void> {
  const { link, port } = profile
  try {
    const held =
      link === 'serial' && port
        ? await portNamed(serialOf(window), port)
        : link === 'hid'
          ? await hidNamed(hidOf(window), profile)
          : undefined
    await (held as { forget?: () => Promise<void> } | undefined)?.forget?.()
  } catch {
    // The device is forgotten by this page in any case.
  }
}
