import type { SimHidDevice } from '#devices/sim/sim-hid.ts'
import { encode, scanReport } from './codec.ts'

export interface SimulatedHidScanner extends SimHidDevice {
  scan(text: string, aim?: string): void
}

/** A scanner that types until it is asked to speak in reports, as those of Honeywell do. */
export function simulatedHidScanner(): SimulatedHidScanner {
  let say: (reportId: number, data: Uint8Array) => void = () => {}
  let awake = false
  return {
    vendorId: 0x0c2e,
    attach(speak) {
      say = speak
    },
    take(reportId, [mode]) {
      if (reportId === 0xfe) awake = mode === 1
    },
    give: () => new Uint8Array(),
    reboot() {
      awake = false
    },
    scan(text, aim = ']Q3') {
      if (!awake) return
      for (const report of encode(aim, new TextEncoder().encode(text))) say(scanReport, report)
    },
  }
}
