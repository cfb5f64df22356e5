import { DeviceError, isFault } from '#devices/fault.ts'
import type { HidTransport } from './hid-transport.ts'
import { listeners } from './transport.ts'

/** What is used of WebHID (WICG/webhid); the browser's own library of types does not know it yet. */
export interface HidDevice {
  readonly opened: boolean
  readonly vendorId: number
  readonly productId: number
  readonly productName: string
  /** What its interface is for, as USB says. */
  readonly collections?: readonly { readonly usagePage?: number }[]
  open(): Promise<void>
  close(): Promise<void>
  sendFeatureReport(reportId: number, data: BufferSource): Promise<void>
  receiveFeatureReport(reportId: number): Promise<DataView>
  addEventListener(type: 'inputreport', listener: (event: HidReportEvent) => void): void
  removeEventListener(type: 'inputreport', listener: (event: HidReportEvent) => void): void
}
export interface HidReportEvent {
  readonly reportId: number
  readonly data: DataView
}
export interface HidFilter {
  readonly vendorId?: number
  readonly productId?: number
  readonly usagePage?: number
}
interface ConnectionEvent {
  readonly device: HidDevice
}
export interface Hid {
  requestDevice(options: { filters: readonly HidFilter[] }): Promise<HidDevice[]>
  getDevices(): Promise<HidDevice[]>
  addEventListener(type: 'disconnect', listener: (event: ConnectionEvent) => void): void
  removeEventListener(type: 'disconnect', listener: (event: ConnectionEvent) => void): void
}

/** The relay with a number of its own, and every scanner in HID-POS mode. */
export const relayFilter: HidFilter = { vendorId: 0x16c0, productId: 0x05df }
export const scannerFilter: HidFilter = { usagePage: 0x8c }

/** WebHID of this page. Throws a `DeviceError` where the browser or the connection has none. */
export function hidOf(page: { readonly isSecureContext: boolean; readonly navigator: object }): Hid {
  if (!page.isSecureContext) throw new DeviceError('insecure-context')
  if (!('hid' in page.navigator)) throw new DeviceError('unsupported-browser')
  return page.navigator.hid as Hid
}

/** Must be called from a click: the browser shows its own list of devices. */
export async function chooseHid(hid: Hid, filter: HidFilter): Promise<HidDevice> {
  const [device] = await hid.requestDevice({ filters: [filter] }).catch((error: unknown) => {
    throw new DeviceError(isNamed(error, 'SecurityError') ? 'policy-blocked' : 'no-permission')
  })
  if (!device) throw new DeviceError('cancelled')
  return device
}

/** A device that the page was once allowed to use, or that a policy grants. */
export function webHid(hid: Hid, device: HidDevice): HidTransport {
  const reports = listeners<[number, Uint8Array]>()
  const lost = listeners<[]>()
  let open = false

  const onReport = ({ reportId, data }: HidReportEvent) => reports.call(reportId, bytesOf(data))
  const onGone = ({ device: gone }: ConnectionEvent) => {
    if (gone !== device || !open) return
    stop()
    lost.call()
  }
  function stop() {
    open = false
    device.removeEventListener('inputreport', onReport)
    hid.removeEventListener('disconnect', onGone)
  }

  /** A device that was pulled out rejects before the page is told of it. */
  async function whileOpen<T>(act: () => Promise<T>): Promise<T> {
    if (!open) throw new DeviceError('device-lost')
    return await act().catch((error: unknown) => {
      throw isFault(error) ? error : new DeviceError(device.opened ? 'device-refused' : 'device-lost')
    })
  }

  return {
    label: device.productName,
    vendorId: device.vendorId,
    onReport: reports.add,
    onLost: lost.add,
    async open() {
      // Several tabs may open one HID device: who owns it is decided by a lock, not here.
      await device.open().catch((error: unknown) => {
        throw new DeviceError(isNamed(error, 'NotAllowedError') ? 'no-permission' : 'port-busy')
      })
      open = true
      device.addEventListener('inputreport', onReport)
      hid.addEventListener('disconnect', onGone)
    },
    sendFeature: (reportId, data) =>
      whileOpen(() => device.sendFeatureReport(reportId, Uint8Array.from(data))),
    receiveFeature: (reportId) => whileOpen(async () => bytesOf(await device.receiveFeatureReport(reportId))),
    async close() {
      stop()
      await device.close().catch(() => {})
    },
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) =>
  new Uint8Array(buffer, byteOffset, byteLength).slice()

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name
