import { relayFilter, scannerFilter } from '#devices/transport/web-hid.ts'
import { chooseHidDevice, chooseSerial } from '#workbench/devices/links/grants.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'

/** Shows the browser's own list of ports or devices, from within a click; asks nobody where nobody need be asked. */
export async function askLeave({ link, driver }: DeviceProfile): Promise<Pick<DeviceProfile, 'port'>> {
  if (link === 'serial') return { port: await chooseSerial(window) }
  if (link !== 'hid') return {}
  return { port: await chooseHidDevice(window, driver === 'hid-relay' ? relayFilter : scannerFilter) }
}
