import type { SimDevice } from '#devices/sim/sim-transport.ts'
import { encode } from './codec.ts'

export interface SimulatedScanner extends SimDevice {
  /** Scans a code, or is shown a card, that reads so. */
  scan(text: string): void
}

/** A scanner in USB-COM mode at the far end of a wire. It hears nothing. */
export function simulatedScanner(): SimulatedScanner {
  let say: (bytes: Uint8Array) => void = () => {}
  return {
    attach(speak) {
      say = speak
    },
    hear() {},
    reboot() {},
    scan: (text) => say(encode(text)),
  }
}
