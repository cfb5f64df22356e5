import { writeCardNumber } from '#devices/card-number/card-number.ts'
import { toWiegand } from '#devices/card-number/wiegand.ts'
import type { Clock } from '#devices/clock.ts'
import { bytesOf } from '#devices/hex.ts'
import { simulatedHidRelay } from '#devices/hid-relay/simulator.ts'
import { simulatedHidScanner } from '#devices/hid-scanner/simulator.ts'
import { simulatedLcusRelay } from '#devices/lcus-relay/simulator.ts'
import { simulatedModbusRelay } from '#devices/modbus-relay/simulator.ts'
import { simOsdpReader } from '#devices/osdp/simulator.ts'
import { simulatedPn532 } from '#devices/pn532/simulator.ts'
import { type SimHidDevice, simHid } from '#devices/sim/sim-hid.ts'
import { type SimDevice, simTransport } from '#devices/sim/sim-transport.ts'
import { simulatedScanner } from '#devices/text-line/simulator.ts'
import { listeners } from '#devices/transport/transport.ts'
import { usualCard } from '#workbench/devices/heard.ts'
import type { DriverName } from '#workbench/devices/kinds.ts'
import type { DeviceProfile } from '#workbench/devices/profile.ts'
import { randomBytes } from '#workbench/http/cryptography/random.ts'
import { idCardSimulation } from './id-card-simulation.ts'
import { hidMishaps, serialMishaps } from './mishaps.ts'
import type { Presented, Simulation } from './simulation.ts'
import { typeInto } from './type-into.ts'

type Simulate = (profile: DeviceProfile, clock: Clock) => Simulation

/** Milliseconds a card is held to a reader. */
const heldMs = 600

/** A device as it would be if it hung on this computer, by the driver of its profile. */
export const simulate: Simulate = (profile, clock) => simulators[profile.driver](profile, clock)

const simulators: Record<DriverName, Simulate> = {
  'id-card-reader'(_, clock) {
    const { device, present, mishaps } = idCardSimulation(clock)
    const wired = onSerial(device, clock, (shown) => shown.kind === 'id-card' && present(shown.card))
    return { ...wired, mishaps: { ...mishaps, ...wired.mishaps } }
  },
  'text-line'(profile, clock) {
    const device = simulatedScanner()
    return onSerial(device, clock, (shown) => device.scan(lineOf(shown, profile)))
  },
  pn532(_, clock) {
    const device = simulatedPn532()
    return onSerial(device, clock, (shown) => {
      if (shown.kind !== 'card') return
      device.place(bytesOf(shown.bytes))
      clock.after(heldMs, () => device.place(null))
    })
  },
  osdp({ address = 1 }, clock) {
    const key = randomBytes(16)
    const device = simOsdpReader({ clock, address, key })
    const wired = onSerial(device, clock, (shown) => {
      if (shown.kind !== 'card') return
      const bits = toWiegand(bytesOf(shown.bytes))
      device.tap(bits.length, bytesOfBits(bits))
    })
    const busy = { label: '一直说正忙', fault: 'device-busy', befall: () => device.busy(60) } as const
    return {
      ...wired,
      mishaps: { busy, ...wired.mishaps },
      get key() {
        return device.key
      },
    }
  },
  'modbus-relay': ({ address: unit = 1 }, clock) => onSerial(simulatedModbusRelay({ unit }), clock),
  'lcus-relay': (_, clock) => onSerial(simulatedLcusRelay(), clock),
  'hid-relay': (_, clock) => onHid(simulatedHidRelay(), clock),
  'hid-scanner'(profile, clock) {
    const device = simulatedHidScanner()
    return onHid(device, clock, (shown) => device.scan(lineOf(shown, profile)))
  },
  'keyboard-wedge': (profile) => ({
    wire: { by: 'keyboard', page: window },
    key: null,
    cable: null,
    onPlugged: () => () => {},
    mishaps: {},
    present: (shown) => typeInto(document, lineOf(shown, profile)),
  }),
}

function onSerial(
  device: SimDevice,
  clock: Clock,
  present: (shown: Presented) => void = () => {},
): Simulation {
  const transport = simTransport(device, { clock })
  const wire = { by: 'transport', transport } as const
  return { wire, key: null, mishaps: serialMishaps(transport), present, ...cableOf(transport) }
}

function onHid(
  device: SimHidDevice,
  clock: Clock,
  present: (shown: Presented) => void = () => {},
): Simulation {
  const hid = simHid(device, { clock })
  return { wire: { by: 'hid', hid }, key: null, mishaps: hidMishaps(hid), present, ...cableOf(hid) }
}

/** A cable that tells when it is plugged in, as the browser does. */
function cableOf(end: { plug(): void; unplug(): void }): Pick<Simulation, 'cable' | 'onPlugged'> {
  const plugged = listeners<[]>()
  const plug = () => {
    end.plug()
    plugged.call()
  }
  return { cable: { plug, unplug: end.unplug }, onPlugged: plugged.add }
}

/** What a reader of this profile writes of it. */
function lineOf(shown: Presented, { card = usualCard }: DeviceProfile): string {
  if (shown.kind === 'scan') return shown.text
  if (shown.kind === 'id-card') return shown.card.number
  const bytes = card.reversed ? shown.bytes.match(/../g)?.reverse().join('') : shown.bytes
  return writeCardNumber({ bytes: bytes ?? '', weak: false }, card.format) ?? shown.bytes
}

/** Left aligned, the last byte filled up with noughts. */
const bytesOfBits = (bits: string) =>
  Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
