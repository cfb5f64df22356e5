import { DeviceError } from '#devices/fault.ts'
import type { HidTransport } from '#devices/transport/hid-transport.ts'
import { listeners } from '#devices/transport/transport.ts'
import { type Hid, type HidDevice, scannerFilter, webHid } from '#devices/transport/web-hid.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'

/** Those of its model that the browser lets this page use: of a scanner with several interfaces, the one that scans. */
export async function hidsOf(hid: Hid, { port, driver }: Pick<DeviceProfile, 'port' | 'driver'>) {
  const devices = await hid.getDevices()
  const usage = driver === 'hid-scanner' ? scannerFilter.usagePage : undefined
  return devices.filter(
    ({ vendorId, productId, collections }) =>
      vendorId === port?.vendor &&
      productId === port?.product &&
      (usage === undefined || !collections || collections.some(({ usagePage }) => usagePage === usage)),
  )
}

/** A HID device of the browser, looked for again at each opening. */
export function foundHid(
  hid: Hid,
  profile: DeviceProfile,
  find: () => Promise<HidDevice | undefined>,
): HidTransport {
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
      const device = await find()
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
