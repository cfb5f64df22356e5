import { DeviceError } from '#devices/fault.ts'
import type { Model } from '#devices/transport/alike.ts'
import type { SerialLike, SerialPortLike } from '#devices/transport/serial-port.ts'
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

export function modelOfPort(port: SerialPortLike): Model {
  const { usbVendorId: vendor = null, usbProductId: product = null } = port.getInfo()
  return { vendor, product }
}

/** The same, and of which model the chosen one is: which of several is another question, see told-apart.ts. */
export const chooseSerial = async (page: Page): Promise<Model> => modelOfPort(await choosePort(page))

/** Must be called from a click, too. */
export async function chooseHidDevice(page: Page, filter: HidFilter): Promise<Model> {
  const { vendorId: vendor, productId: product } = await chooseHid(hidOf(page), filter)
  return { vendor, product }
}
