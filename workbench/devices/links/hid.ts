import { DeviceError } from '#devices/fault.ts'
import type { HidTransport } from '#devices/transport/hid-transport.ts'
import { listeners } from '#devices/transport/transport.ts'
import { type Hid, webHid } from '#devices/transport/web-hid.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'

/** Which of those the browser lets this page use it is; after it was plugged in again, that is another object. */
export async function hidNamed(hid: Hid, { port }: Pick<DeviceProfile, 'port'>) {
  const devices = await hid.getDevices()
  const alike = devices.filter((one) => one.vendorId === port?.vendor && one.productId === port?.product)
  return alike[port?.nth ?? 0]
}

/** A HID device of the browser, looked for again at each opening. */
export function foundHid(hid: Hid, profile: DeviceProfile): HidTransport {
  const reports = listeners<[number, Uint8Array]>()
  const lost = listeners<[]>()
  let open: HidTransport | null = null
  const needed = () => {
    if (!open) throw new DeviceError('device-lost')
    return open
  }
  return {
    get label() {
      return open?.label ?? ''
    },
    vendorId: profile.port?.vendor ?? 0,
    onReport: reports.add,
    onLost: lost.add,
    async open() {
      const device = await hidNamed(hid, profile)
      if (!device) throw new DeviceError('device-lost')
      const found = webHid(hid, device)
      found.onReport(reports.call)
      found.onLost(lost.call)
      await found.open()
      open = found
    },
    sendFeature: async (reportId, data) => needed().sendFeature(reportId, data),
    receiveFeature: async (reportId) => needed().receiveFeature(reportId),
    async close() {
      await open?.close()
      open = null
    },
  }
}
