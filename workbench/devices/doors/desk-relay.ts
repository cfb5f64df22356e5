import { realClock } from '#devices/clock.ts'
import { hidRelay } from '#devices/hid-relay/driver.ts'
import { simulatedHidRelay } from '#devices/hid-relay/simulator.ts'
import { serialOptions as lcusOptions, lcusRelay } from '#devices/lcus-relay/driver.ts'
import { simulatedLcusRelay } from '#devices/lcus-relay/simulator.ts'
import { serialOptions as modbusOptions, modbusRelay } from '#devices/modbus-relay/driver.ts'
import { simulatedModbusRelay } from '#devices/modbus-relay/simulator.ts'
import type { DoorRelay } from '#devices/pulse.ts'
import { simHid } from '#devices/sim/sim-hid.ts'
import { type SimDevice, simTransport } from '#devices/sim/sim-transport.ts'
import type { Transport } from '#devices/transport/transport.ts'
import { chooseHid, hidOf, relayFilter, webHid } from '#devices/transport/web-hid.ts'
import { webSerial } from '#devices/transport/web-serial.ts'
import { choosePort } from '#workbench/devices/links/grants.ts'

export type DeskRelayKind = 'modbus' | 'lcus' | 'hid'
export const isDeskRelay = (kind: unknown): kind is DeskRelayKind =>
  kind === 'modbus' || kind === 'lcus' || kind === 'hid'

/** A relay on this computer, open until it is let go of. */
export interface DeskRelay {
  readonly relay: DoorRelay
  readonly simulated: boolean
  readonly onLost: (listener: () => void) => () => void
  readonly close: () => Promise<void>
}

const clock = realClock
const serialOf = {
  modbus: { options: modbusOptions, drive: modbusRelay, device: simulatedModbusRelay },
  lcus: { options: lcusOptions, drive: lcusRelay, device: simulatedLcusRelay },
} as const

/** Must be called from a click: the browser shows its own list of devices. Rejects with a `DeviceError`. */
export async function connectRelay(kind: DeskRelayKind): Promise<DeskRelay> {
  if (kind === 'hid') {
    const all = hidOf(window)
    const hid = webHid(all, await chooseHid(all, relayFilter))
    await hid.open()
    const relay = hidRelay(hid, { clock })
    return { relay, simulated: false, onLost: hid.onLost, close: () => ended(relay, hid) }
  }
  const port = await choosePort(window)
  return overWire(
    kind,
    webSerial(async () => port, serialOf[kind].options),
    false,
  )
}

/** The same with a board that is made of program alone, to try it or to learn. `device` is a board of a story's own. */
export async function simulateRelay(kind: DeskRelayKind, device?: SimDevice): Promise<DeskRelay> {
  if (kind !== 'hid') return overWire(kind, simTransport(device ?? serialOf[kind].device(), { clock }), true)
  const hid = simHid(simulatedHidRelay(), { clock })
  await hid.open()
  const relay = hidRelay(hid, { clock })
  return { relay, simulated: true, onLost: hid.onLost, close: () => ended(relay, hid) }
}

async function overWire(kind: 'modbus' | 'lcus', wire: Transport, simulated: boolean): Promise<DeskRelay> {
  await wire.open()
  const relay = serialOf[kind].drive(wire, { clock })
  return { relay, simulated, onLost: wire.onLost, close: () => ended(relay, wire) }
}

async function ended(relay: DoorRelay, wire: { readonly close: () => Promise<void> }) {
  relay.end()
  await wire.close()
}
