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

/** A port is found again by what is plugged in, since the browser makes another object of it each time. */
export interface PortName {
  readonly vendor: number | null
  readonly product: number | null
  /** Which of those that are alike, counted from 0. */
  readonly nth: number
}

/** The granted port of that name, or undefined while it is not plugged in. */
export async function portNamed(serial: SerialLike, { vendor, product, nth }: PortName) {
  const ports = await serial.getPorts()
  return ports.filter((port) => {
    const info = port.getInfo()
    return (info.usbVendorId ?? null) === vendor && (info.usbProductId ?? null) === product
  })[nth]
}
