import type { Model } from './alike.ts'

/** What is used of Web Serial, which TypeScript does not declare. */
export interface SerialPortLike {
  readonly readable: ReadableStream<Uint8Array> | null
  readonly writable: WritableStream<Uint8Array> | null
  open(options: SerialSettings & { readonly bufferSize: number }): Promise<void>
  close(): Promise<void>
  getInfo(): { readonly usbVendorId?: number; readonly usbProductId?: number }
}

export interface SerialSettings {
  /** Bits a second. */
  readonly baudRate: number
  readonly parity?: 'none' | 'even' | 'odd'
  readonly stopBits?: 1 | 2
}

export interface SerialLike {
  getPorts(): Promise<readonly SerialPortLike[]>
}

/** The granted ports of that model. */
export async function portsOf(serial: SerialLike, { vendor, product }: Model) {
  const ports = await serial.getPorts()
  return ports.filter((port) => {
    const info = port.getInfo()
    return (info.usbVendorId ?? null) === vendor && (info.usbProductId ?? null) === product
  })
}
