/** Reports out, reports in: all that a driver knows of a HID device. */
export interface HidTransport {
  readonly label: string
  /** Of USB. Some makers want their own word before they speak. */
  readonly vendorId: number
  /** Rejects with a `DeviceError`: port-busy, device-lost, no-permission. */
  open(): Promise<void>
  sendFeature(reportId: number, data: Uint8Array): Promise<void>
  receiveFeature(reportId: number): Promise<Uint8Array>
  /** Returns the way to stop listening. */
  onReport(listener: (reportId: number, data: Uint8Array) => void): () => void
  /** Called once, when the device goes away by itself. Never after `close`. */
  onLost(listener: () => void): () => void
  /** Never rejects; closing twice is closing once. */
  close(): Promise<void>
}
