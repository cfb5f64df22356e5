import { realClock } from '#devices/clock.ts'
import { DeviceError } from '#devices/fault.ts'
import { type Alike, alikeIn } from '#devices/transport/alike.ts'
import { bridge } from '#devices/transport/bridge.ts'
import { hostedSerial, startSerialWorker } from '#devices/transport/hosted-serial.ts'
import { portsOf } from '#devices/transport/serial-port.ts'
import { type HidDevice, hidOf } from '#devices/transport/web-hid.ts'
import { driverOf, type LinkName } from '#workbench/devices/kinds.ts'
import { alikeSeen, modelOf } from '#workbench/devices/model.ts'
import { type DeviceProfile, isBridgeUrl } from '#workbench/devices/profile.ts'
import { profiles } from '#workbench/devices/profiles.ts'
import { simulate } from '#workbench/devices/simulation/simulate.ts'
import { serialOf } from './grants.ts'
import { foundHid, hidsOf } from './hid.ts'
import { type Link, nobodyElse, ownedAlone } from './link.ts'
import { toldApart } from './told-apart.ts'

/** The way to the device of a profile. Throws a `DeviceError` where this browser has none. */
export const linkTo = (profile: DeviceProfile): Link => links[profile.link](profile)

/** Workers of ports that somebody has proved: the proof is the port that they hold. */
const provedIn = new Map<string, Worker>()
/** The same of HID devices, which a page holds by itself. */
const heldHid = new Map<string, Alike<HidDevice>>()
const keyOf = (profile: DeviceProfile) => `${profile.id} ${modelOf(profile)}`

const links: Record<LinkName, (profile: DeviceProfile) => Link> = {
  serial(profile) {
    const { port, driver, baudRate = driverOf(driver).baudRate ?? 9_600 } = profile
    const serial = serialOf(window)
    if (!port) throw new DeviceError('no-permission')
    const key = keyOf(profile)
    const worker = provedIn.get(key) ?? startSerialWorker()
    const { ownership, letGo } = ownedAlone(profile.id)
    const count = async () => (await portsOf(serial, port)).length
    const { which, apart } = toldApart(profile, {
      others: profiles,
      seen: alikeSeen,
      count,
      plugged: () => hosted.plugged(),
      changed: (isProved) => void (isProved ? provedIn.set(key, worker) : provedIn.delete(key)),
    })
    const hosted = hostedSerial(worker, port, { baudRate }, which)
    return {
      wire: { by: 'transport', transport: hosted.transport },
      clock: hosted.clock,
      ownership,
      granted: async () => (await count()) > 0,
      onPlugged: (listener) => plugged(serial, listener),
      simulation: null,
      apart,
      end() {
        letGo()
        hosted.end()
        if (provedIn.get(key) !== worker) worker.terminate()
      },
    }
  },
  hid(profile) {
    const hid = hidOf(window)
    const key = keyOf(profile)
    const { ownership, letGo } = ownedAlone(profile.id)
    const list = () => hidsOf(hid, profile)
    const devices = heldHid.get(key) ?? alikeIn(list, realClock)
    heldHid.set(key, devices)
    let waiting = new AbortController()
    const { which, apart } = toldApart(profile, {
      others: profiles,
      seen: alikeSeen,
      count: async () => (await list()).length,
      plugged() {
        waiting.abort()
        waiting = new AbortController()
        return devices.plugged(waiting.signal)
      },
    })
    return {
      wire: { by: 'hid', hid: foundHid(hid, profile, async () => devices.find(await which())) },
      clock: realClock,
      ownership,
      granted: async () => (await list()).length > 0,
      onPlugged: (listener) => plugged(hid as unknown as EventTarget, listener),
      simulation: null,
      apart,
      end() {
        waiting.abort()
        letGo()
      },
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
