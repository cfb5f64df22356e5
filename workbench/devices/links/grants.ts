import { DeviceError } from '#devices/fault.ts'
import type { PortName, SerialLike, SerialPortLike } from '#devices/transport/serial-port.ts'
import { chooseHid, type HidFilter, hidOf } from '#devices/transport/web-hid.ts'

/** What a page asks for and gives back; a worker has neither. */
interface Serial extends SerialLike, EventTarget {
  requestPort(options?: object): Promise<SerialPortLike>
}
interface Page {
  readonly isSecureContext: boolean
  readonly navigator: object
}

/** Web Serial of this page. Throws a `DeviceError` where the browser or the connection has none. */
export function serialOf(page: Page): Serial {
  if (!page.isSecureContext) throw new DeviceError('insecure-context')
  if (!('serial' in page.navigator)) throw new DeviceError('unsupported-browser')
  return page.navigator.serial as Serial
}

/** Must be called from a click: the browser shows its own list of ports. */
export const choosePort = (page: Page): Promise<SerialPortLike> =>
  serialOf(page)
    .requestPort()
    .catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : ''
      throw new DeviceError(name === 'SecurityError' ? 'policy-blocked' : 'cancelled')
    })

/** The same, and how the port is named from then on. */
export async function chooseSerial(page: Page): Promise<PortName> {
  const serial = serialOf(page)
  const port = await choosePort(page)
  const { usbVendorId: vendor = null, usbProductId: product = null } = port.getInfo()
  const alike = (await serial.getPorts()).filter((other) => {
    const info = other.getInfo()
    return (info.usbVendorId ?? null) === vendor && (info.usbProductId ?? null) === product
  })
  return { vendor, product, nth: Math.max(0, alike.indexOf(port)) }
}

/** Must be called from a click, too. */
export async function chooseHidDevice(page: Page, filter: HidFilter): Promise<PortName> {
  const hid = hidOf(page)
  const device = await chooseHid(hid, filter)
  const { vendorId: vendor, productId: product } = device
  const alike = (await hid.getDevices()).filter(
    (other) => other.vendorId === vendor && other.productId === product,
  )
  return { vendor, product, nth: Math.max(0, alike.indexOf(device)) }
}
