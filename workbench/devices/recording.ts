import type { Clock } from '#devices/clock.ts'
import type { Dialect } from '#devices/dialect.ts'
import { hidRelayDialect } from '#devices/hid-relay/dialect.ts'
import { hidScannerDialect } from '#devices/hid-scanner/dialect.ts'
import { idCardReaderDialect } from '#devices/id-card-reader/dialect.ts'
import { lcusRelayDialect } from '#devices/lcus-relay/dialect.ts'
import { modbusRelayDialect } from '#devices/modbus-relay/dialect.ts'
import { osdpDialect } from '#devices/osdp/dialect.ts'
import { pn532Dialect } from '#devices/pn532/dialect.ts'
import { textLineDialect } from '#devices/text-line/dialect.ts'
import { type Recording, recorded, recordedHid } from '#devices/trace/recorder.ts'
import type { Wire } from './drives/wire.ts'
import type { DriverName } from './kinds.ts'
import type { DeviceProfile } from './profile.ts'

/** How each device speaks; a reader that poses as a keyboard does not. */
const dialects: Partial<Record<DriverName, (profile: DeviceProfile) => Dialect>> = {
  'id-card-reader': () => idCardReaderDialect,
  'text-line': () => textLineDialect,
  pn532: () => pn532Dialect,
  osdp: () => osdpDialect,
  'modbus-relay': ({ address }) => modbusRelayDialect(address),
  'lcus-relay': () => lcusRelayDialect,
  'hid-relay': () => hidRelayDialect,
  'hid-scanner': () => hidScannerDialect,
}

/** The same wire, and what goes over it; without personal data and keys from the beginning. */
export function recordedWire(
  wire: Wire,
  profile: DeviceProfile,
  clock: Clock,
): { readonly wire: Wire; readonly recording: Recording | null } {
  const dialect = dialects[profile.driver]?.(profile)
  if (wire.by === 'keyboard' || !dialect) return { wire, recording: null }
  if (wire.by === 'hid') {
    const { hid, recording } = recordedHid(wire.hid, { clock, dialect })
    return { wire: { by: 'hid', hid }, recording }
  }
  const { transport, recording } = recorded(wire.transport, { clock, dialect })
  return { wire: { by: 'transport', transport }, recording }
}
