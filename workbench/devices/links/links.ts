import { realClock } from '#devices/clock.ts'
import { DeviceError } from '#devices/fault.ts'
import { bridge } from '#devices/transport/bridge.ts'
import { hostedSerial, startSerialWorker } from '#devices/transport/hosted-serial.ts'
import { portNamed } from '#devices/transport/serial-port.ts'
import { hidOf } from '#devices/transport/web-hid.ts'
import { driverOf, type LinkName } from '#workbench/devices/kinds.ts'
import { type DeviceProfile, isBridgeUrl } from '#workbench/devices/profile.ts'
import { simulate } from '#workbench/devices/simulation/simulate.ts'
import { serialOf } from './grants.ts'
import { foundHid, hidNamed } from './hid.ts'
import { type Link, nobodyElse, ownedAlone } from './link.ts'

/** The way to the device of a profile. Throws a `DeviceError` where this browser has none. */
export const linkTo = (profile: DeviceProfile): Link => links[profile.link](profile)

const links: Record<LinkName, (profile: DeviceProfile) => Link> = {
  serial(profile) {
    const { port, driver, baudRate = driverOf(driver).baudRate ?? 9_600 } = profile
    const serial = serialOf(window)
    if (!port) throw new DeviceError('no-permission')
    const worker = startSerialWorker()
    const { ownership, letGo } = ownedAlone(profile.id)
    const { transport, clock } = hostedSerial(worker, port, { baudRate })
    return {
      wire: { by: 'transport', transport },
      clock,
      ownership,
      granted: async () => (await portNamed(serial, port)) !== undefined,
      onPlugged: (listener) => plugged(serial, listener),
      simulation: null,
      end() {
        letGo()
        worker.terminate()
      },
    }
  },
  hid(profile) {
    const hid = hidOf(window)
    const { ownership, letGo } = ownedAlone(profile.id)
    return {
      wire: { by: 'hid', hid: foundHid(hid, profile) },
      clock: realClock,
      ownership,
      granted: async () => (await hidNamed(hid, profile)) !== undefined,
      onPlugged: (listener) => plugged(hid as unknown as EventTarget, listener),
      simulation: null,
      end: letGo,
    }
  },
  bridge(profile) {
    const { url = '' } = profile
    if (!isBridgeUrl(url)) throw new DeviceError('no-permission')
    const { ownership, letGo } = ownedAlone(profile.id)
    return {
      wire: { by: 'transport', transport: bridge(url) },
      clock: realClock,
      ownership,
      ...alwaysThere,
      end: letGo,
    }
  },
  keyboard: () => ({
    wire: { by: 'keyboard', page: window },
    clock: realClock,
    ownership: nobodyElse,
    ...alwaysThere,
  }),
  simulator(profile) {
    const simulation = simulate(profile, realClock)
    const { wire, onPlugged } = simulation
    return { ...alwaysThere, wire, clock: realClock, ownership: nobodyElse, simulation, onPlugged }
  },
}

/** Nobody grants it, and it tells nobody that it was plugged in. */
const alwaysThere = {
  granted: async () => true,
  onPlugged: () => () => {},
  simulation: null,
  end() {},
} as const

function plugged(where: EventTarget, listener: () => void) {
  where.addEventListener('connect', listener)
  return () => where.removeEventListener('connect', listener)
}
