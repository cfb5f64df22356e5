/** What ended a stream of bytes while the port stayed: the next bytes come all the same. */
export type LineError = 'parity' | 'framing' | 'break' | 'overrun' | 'unknown'

/** Bytes out, bytes in: all that a driver knows of the wire. Web Serial, a bridge and every simulator are one. */
export interface Transport {
  readonly label: string
  /** Rejects with a `DeviceError`: port-busy, device-lost, no-permission. */
  open(): Promise<void>
  /** Resolves when the bytes were handed on: that proves nothing about the device, which may be gone. */
  send(bytes: Uint8Array): Promise<void>
  /** Chunks as they come off the wire; a frame may span several. Returns the way to stop listening. */
  onBytes(listener: (bytes: Uint8Array) => void): () => void
  /** Called once, when the device goes away by itself. Never after `close`. */
  onLost(listener: () => void): () => void
  /** Called for each error of the line that was got over by itself. */
  onRecovered(listener: (kind: LineError) => void): () => void
  /** Never rejects; closing twice is closing once. */
  close(): Promise<void>
}

export interface Listeners<Args extends unknown[]> {
  add(listener: (...args: Args) => void): () => void
  call(...args: Args): void
  readonly count: number
}

export function listeners<Args extends unknown[]>(): Listeners<Args> {
  const all = new Set<(...args: Args) => void>()
  return {
    add(listener) {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    call: (...args) => {
      for (const listener of [...all]) listener(...args)
    },
    get count() {
      return all.size
    },
  }
}
