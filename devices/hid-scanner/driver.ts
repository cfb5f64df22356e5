import type { Clock } from '#devices/clock.ts'
import { textOf } from '#devices/device-text.ts'
import type { HidTransport } from '#devices/transport/hid-transport.ts'
import { type Listeners, listeners } from '#devices/transport/transport.ts'
import { decode, scanReport } from './codec.ts'

export interface HidScanner {
  /** The text of a code, and the AIM identifier of its kind (`]Q3` is a QR code). */
  onScan: Listeners<[text: string, aim: string]>['add']
  /** Puts it into the mode in which it speaks to a page, where its maker wants to be asked. */
  wake(): Promise<void>
  /** Lets go of the scanner; the device stays open. */
  end(): void
}

const longestScan = 4_096
/** Milliseconds within which the next part of a long code must come. */
const nextPartMs = 500
const honeywell = 0x0c2e

/**
 * The driver of a scanner in HID-POS mode, over an open device. A code whose parts do not all come is no code: once one
 * is missing, late or unreadable nothing counts until the part that says that no more follow.
 */
export function hidScanner(hid: HidTransport, { clock }: { clock: Clock }): HidScanner {
  const scans = listeners<[string, string]>()
  let parts: number[] = []
  let spoilt = false
  let forget = () => {}
  const spoil = () => {
    parts = []
    spoilt = true
  }

  const stop = hid.onReport((reportId, report) => {
    if (reportId !== scanReport) return
    const part = decode(report)
    // Outside a code it is a report of another kind, of which makers have some.
    if (!part) return void (parts.length > 0 && spoil())
    forget()
    if (!spoilt) parts.push(...part.data)
    if (parts.length > longestScan) spoil()
    if (part.more) {
      forget = clock.after(nextPartMs, spoil)
      return
    }
    const text = spoilt ? null : textOf(Uint8Array.from(parts.at(-1) === 0x0d ? parts.slice(0, -1) : parts))
    parts = []
    spoilt = false
    if (text) scans.call(text, part.aim)
  })

  return {
    onScan: scans.add,
    async wake() {
      if (hid.vendorId === honeywell) await hid.sendFeature(0xfe, Uint8Array.of(1))
    },
    end() {
      stop()
      forget()
    },
  }
}
