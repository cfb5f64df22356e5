import { hidScanner } from '#devices/hid-scanner/driver.ts'
import { listenToWedge } from '#devices/keyboard-wedge/listen.ts'
import { lineReader } from '#devices/text-line/driver.ts'
import type { HidTransport } from '#devices/transport/hid-transport.ts'
import type { Transport } from '#devices/transport/transport.ts'
import { heardIn } from '#workbench/devices/heard.ts'
import type { Drive, DriveOptions } from './drive.ts'
import { healthOf } from './watching.ts'

/** A reader that says lines by itself can be asked nothing: that its port is open is all that is known of it. */
export function driveTextLine(transport: Transport, { profile, clock, hear }: DriveOptions): Drive {
  const reader = lineReader(transport, { clock })
  reader.onLine((line) => hear(heardIn(line, profile, clock.now())))
  return { acts: {}, onHealth: healthOf().add, connect: async () => '', end: reader.end }
}

/** A reader that poses as a keyboard is no device of this page's: it is heard as long as the page has the focus. */
export function driveWedge(page: Window, { profile, clock, hear }: DriveOptions): Drive {
  let end = () => {}
  return {
    acts: {},
    onHealth: healthOf().add,
    async connect() {
      end = listenToWedge(page, { clock }, (line) => hear(heardIn(line.trim(), profile, clock.now())))
      return ''
    },
    end: () => end(),
  }
}

export function driveHidScanner(hid: HidTransport, { clock, hear }: DriveOptions): Drive {
  const scanner = hidScanner(hid, { clock })
  scanner.onScan((text) => hear({ kind: 'scan', text }))
  return {
    acts: {},
    onHealth: healthOf().add,
    async connect() {
      await scanner.wake()
      return hid.label
    },
    end: scanner.end,
  }
}
