import type { HidTransport } from '#devices/transport/hid-transport.ts'
import type { Transport } from '#devices/transport/transport.ts'
import type { DriverName } from '#workbench/devices/kinds.ts'
import type { Drive, DriveOptions } from './drive.ts'
import { driveIdCardReader } from './id-card-reader.ts'
import { driveOsdp } from './osdp.ts'
import { drivePn532 } from './pn532.ts'
import { driveHidRelay, driveLcusRelay, driveModbusRelay } from './relays.ts'
import { driveHidScanner, driveTextLine, driveWedge } from './text.ts'

/** By what a page and a device speak. */
export type Wire =
  | { readonly by: 'transport'; readonly transport: Transport }
  | { readonly by: 'hid'; readonly hid: HidTransport }
  | { readonly by: 'keyboard'; readonly page: Window }

/** Whatever a driver needs of a wire that is not its own never comes to be. */
const over = {
  'id-card-reader': { transport: driveIdCardReader },
  'text-line': { transport: driveTextLine },
  pn532: { transport: drivePn532 },
  osdp: { transport: driveOsdp },
  'modbus-relay': { transport: driveModbusRelay },
  'lcus-relay': { transport: driveLcusRelay },
  'hid-relay': { hid: driveHidRelay },
  'hid-scanner': { hid: driveHidScanner },
  'keyboard-wedge': { keyboard: driveWedge },
} satisfies Record<DriverName, Drives>

interface Drives {
  readonly transport?: (transport: Transport, options: DriveOptions) => Drive
  readonly hid?: (hid: HidTransport, options: DriveOptions) => Drive
  readonly keyboard?: (page: Window, options: DriveOptions) => Drive
}

/** The driver of the profile upon that wire. */
export function driveOver(wire: Wire, options: DriveOptions): Drive {
  const { transport, hid, keyboard }: Drives = over[options.profile.driver]
  const drive =
    wire.by === 'transport'
      ? transport?.(wire.transport, options)
      : wire.by === 'hid'
        ? hid?.(wire.hid, options)
        : keyboard?.(wire.page, options)
  if (!drive) throw new Error(`${options.profile.driver} does not speak by ${wire.by}`)
  return drive
}
