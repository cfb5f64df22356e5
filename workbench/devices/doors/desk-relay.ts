import { realClock } from '#devices/clock.ts'
import { DeviceError } from '#devices/fault.ts'
import { hidRelay } from '#devices/hid-relay/driver.ts'
import { simulatedHidRelay } from '#devices/hid-relay/simulator.ts'
import { serialOptions as lcusOptions, lcusRelay } from '#devices/lcus-relay/driver.ts'
import { simulatedLcusRelay } from '#devices/lcus-relay/simulator.ts'
import { serialOptions as modbusOptions, modbusRelay } from '#devices/modbus-relay/driver.ts'
import { simulatedModbusRelay } from '#devices/modbus-relay/simulator.ts'
import type { DoorRelay } from '#devices/pulse.ts'
import { simHid } from '#devices/sim/sim-hid.ts'
import { type SimDevice, simTransport } from '#devices/sim/sim-transport.ts'
import type { Model } from '#devices/transport/alike.ts'
import { portsOf } from '#devices/transport/serial-port.ts'
import type { Transport } from '#devices/transport/transport.ts'
import { chooseHid, hidOf, relayFilter, webHid } from '#devices/transport/web-hid.ts'
import { webSerial } from '#devices/transport/web-serial.ts'
import { choosePort, modelOfPort, serialOf as serialsOf } from '#workbench/devices/links/grants.ts'
import { hidsOf } from '#workbench/devices/links/hid.ts'
import { alikeSeen, modelOf } from '#workbench/devices/model.ts'
import { profiles } from '#workbench/devices/profiles.ts'

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

/** A door is opened with no relay that only its place in a list tells from another. */
function mustBeAlone(port: Model, link: 'serial' | 'hid', alike: readonly unknown[]) {
  const model = modelOf({ link, port }) ?? ''
  if (alike.length > 1) alikeSeen.add(model)
  if (alikeSeen.has(model) || profiles().some((other) => modelOf(other) === model))
    throw new DeviceError('which-device')
}

/**
 * Must be called from a click: the browser shows its own list of devices. Rejects with a `DeviceError`, `which-device`
 * where this computer has several of the model that was chosen.
 */
export async function connectRelay(kind: DeskRelayKind): Promise<DeskRelay> {
  if (kind === 'hid') {
    const all = hidOf(window)
    const device = await chooseHid(all, relayFilter)
    const port = { vendor: device.vendorId, product: device.productId }
    mustBeAlone(port, 'hid', await hidsOf(all, { port, driver: 'hid-relay' }))
    const hid = webHid(all, device)
    await hid.open()
    const relay = hidRelay(hid, { clock })
    return { relay, simulated: false, onLost: hid.onLost, close: () => ended(relay, hid) }
  }
  const port = await choosePort(window)
  const model = modelOfPort(port)
  mustBeAlone(model, 'serial', await portsOf(serialsOf(window), model))
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
