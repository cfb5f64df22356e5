import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DeviceError } from '#devices/fault.ts'
import { simulatedModbusRelay } from '#devices/modbus-relay/simulator.ts'
import { type ManualClock, manualClock } from '#devices/sim/manual-clock.ts'
import { simTransport } from '#devices/sim/sim-transport.ts'
import { simulatedScanner } from '#devices/text-line/simulator.ts'
import { type DeskDevice, deskDevice } from './desk-device.ts'
import type { DeviceEvent } from './heard.ts'
import { type DriverName, drivers } from './kinds.ts'
import { type Link, nobodyElse } from './links/link.ts'
import type { DeviceProfile } from './profile.ts'
import { sampleCard, sampleIdCard } from './simulation/sample-cards.ts'
import { simulate } from './simulation/simulate.ts'
import type { Presented, Simulation } from './simulation/simulation.ts'

const profileOf = (driver: DriverName): DeviceProfile => {
  const [purpose = 'scanner'] = drivers[driver].purposes
  return { id: driver, name: drivers[driver].label, driver, purpose, link: 'simulator' }
}
const noKey = () => Promise.reject(new Error('nobody asked for a key'))
const turns = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms))

let clock: ManualClock
let device: DeskDevice
let events: DeviceEvent[]
let stop: () => void
let listening: Link | null

/** A device of that kind in use, with its simulator. */
async function inUse(driver: DriverName) {
  const profile = profileOf(driver)
  const simulation = simulate(profile, clock)
  await seat(profile, simulation.wire, simulation)
  return simulation
}
async function seat(profile: DeviceProfile, wire: Link['wire'], simulation: Simulation | null = null) {
  const link: Link = {
    wire,
    clock,
    ownership: nobodyElse,
    granted: async () => true,
    onPlugged: () => () => {},
    simulation,
    end() {},
  }
  device = deskDevice(profile, () => link, noKey)
  device.onEvent((event) => events.push(event))
  stop = device.subscribe(() => {})
  listening = link
  await turns()
  await clock.pass(200)
}

beforeEach(() => {
  clock = manualClock(1_700_000_000_000)
  events = []
})
afterEach(async () => {
  stop()
  await turns()
  await clock.pass(100)
  const { wire } = listening ?? {}
  const count = wire?.by === 'transport' || wire?.by === 'hid' ? wire : null
  const left = count && ('hid' in count ? count.hid : count.transport)
  // What is recorded on a wire is so for as long as there is a wire: bytes or reports, loss, and errors of a line.
  const recording = { transport: 3, hid: 2, keyboard: 0 }[wire?.by ?? 'keyboard']
  expect((left as { listening?: number } | null)?.listening ?? 0, 'still listening').toBe(recording)
})

const card: Presented = { kind: 'card', bytes: sampleCard }
const idCard: Presented = { kind: 'id-card', card: sampleIdCard }
const code: Presented = { kind: 'scan', text: 'ADMIT-2026-000017' }

const cases = [
  ['id-card-reader', idCard, 'id-card'],
  ['text-line', card, 'card'],
  ['pn532', card, 'card'],
  ['osdp', card, 'card'],
  ['hid-scanner', code, 'scan'],
] as const

describe.each(cases)('a simulated %s', (driver, presented, kind) => {
  it('is online, tells of what is held to it, once, and comes back after it was unplugged', async () => {
    const { present, cable } = await inUse(driver)
    expect(device.snapshot().state).toBe('online')
    present(presented)
    await clock.pass(1_000)
    expect(events.map((event) => event.kind)).toEqual([kind])

    cable?.unplug()
    await clock.pass(0)
    expect([device.snapshot().state, device.snapshot().fault]).toEqual(['lost', 'device-lost'])
    expect(device.snapshot().acts).toEqual({})
    await clock.pass(20_000)
    cable?.plug()
    await clock.pass(6_000)
    expect(device.snapshot().state).toBe('online')
    present(presented)
    await clock.pass(3_000)
    expect(events).toHaveLength(2)
  })
})

it.each([
  ['id-card-reader', idCard, [false, true, true, false]],
  ['pn532', card, [false, true, false, false]],
  ['osdp', card, [false, false, false, false]],
  ['text-line', card, [false, false, false, false]],
] as const)(
  'of a card on a %s it is told that it lies there only by a reader that can know',
  async (driver, shown, expected) => {
    const { present } = await inUse(driver)
    const lies = [device.snapshot().cardLies]
    present(shown)
    for (const ms of [400, 1_200, 1_000]) {
      await clock.pass(ms)
      lies.push(device.snapshot().cardLies)
    }
    expect(lies).toEqual(expected)
  },
)

it('of a reader that was pulled out under a card it is not said that the card lies there', async () => {
  const { present, cable } = await inUse('id-card-reader')
  present(idCard)
  await clock.pass(400)
  expect(device.snapshot().cardLies).toBe(true)
  cable?.unplug()
  await clock.pass(0)
  expect(device.snapshot().cardLies).toBe(false)
})

it('cards are told by their canonical bytes, however the reader writes them', async () => {
  const { present } = await inUse('text-line')
  present(card)
  await clock.pass(100)
  expect(events[0]).toMatchObject({ kind: 'card', tap: { canonical: sampleCard, weak: false } })
})

describe.each(['modbus-relay', 'hid-relay', 'lcus-relay'] as const)('a simulated %s', (driver) => {
  it('is online, and says of its outputs what it can', async () => {
    await inUse(driver)
    const { state, acts } = device.snapshot()
    expect(state).toBe('online')
    const outputs = acts.outputs?.()
    await clock.pass(300)
    expect(await outputs).toEqual(driver === 'lcus-relay' ? undefined : [false, false, false, false])
  })
})

it('a relay board with two outputs is asked about two', async () => {
  const transport = simTransport(simulatedModbusRelay({ count: 2 }), { clock })
  await seat(profileOf('modbus-relay'), { by: 'transport', transport })
  expect(device.snapshot().state).toBe('online')
})

it('a reader that falls silent is degraded, and online again when it answers', async () => {
  const { mishaps } = await inUse('id-card-reader')
  mishaps.stall?.befall()
  await clock.pass(4_000)
  expect([device.snapshot().state, device.snapshot().fault]).toEqual(['degraded', 'timeout'])
  await clock.pass(10_000)
  expect(device.snapshot().state).toBe('online')
})

it.each([
  ['removedEarly', 'card-removed-early'],
  ['unreadable', 'card-unreadable'],
  ['invalid', 'card-invalid'],
] as const)(
  'a card that goes wrong (%s) is told of as a fault, and the reader stays online',
  async (name, fault) => {
    const { mishaps } = await inUse('id-card-reader')
    mishaps[name]?.befall()
    await clock.pass(3_000)
    expect(events.map((event) => event.kind === 'fault' && event.fault)).toContain(fault)
    expect(events.some(({ kind }) => kind === 'id-card')).toBe(false)
    expect(device.snapshot().state).toBe('online')
  },
)

it('disconnected by hand it stays so, until it is connected by hand', async () => {
  await inUse('pn532')
  device.disconnect()
  await clock.pass(10_000)
  expect(device.snapshot().state).toBe('granted')
  device.connect()
  await turns()
  await clock.pass(500)
  expect(device.snapshot().state).toBe('online')
})

describe('A-70 a reader gone mad', () => {
  const scanner = simulatedScanner()
  const speak = async (profile = profileOf('text-line')) => {
    const transport = simTransport(scanner, { clock })
    await seat(profile, { by: 'transport', transport })
    return transport
  }

  it('that sends 10 MB without an end keeps no more than a line, and is heard again afterwards', async () => {
    const transport = await speak()
    for (let part = 0; part < 160; part++) transport.inject(new Uint8Array(65_536).fill(0x41))
    await clock.pass(100)
    expect(events).toEqual([])
    scanner.scan('')
    scanner.scan('0013961168')
    await clock.pass(100)
    expect(events).toMatchObject([{ kind: 'card', tap: { canonical: '00D507D0' } }])
  })

  it('that sends markup for a card number has sent no card', async () => {
    await speak()
    scanner.scan('<img src=x onerror=alert(1)>')
    await clock.pass(100)
    expect(events).toMatchObject([{ kind: 'fault', fault: 'card-unreadable' }])
    expect(JSON.stringify(events)).not.toContain('onerror')
  })

  it('that reads a thousand times a second is drawn a few times, keeps fifty, and tells one card once', async () => {
    await speak({ ...profileOf('text-line'), purpose: 'scanner' })
    let drawn = 0
    const stopDrawing = device.subscribe(() => {
      drawn += 1
    })
    for (let read = 0; read < 1_000; read++) scanner.scan(`CODE-${read}`)
    for (let read = 0; read < 1_000; read++) scanner.scan('CODE-7')
    await clock.pass(100)
    await turns(120)
    stopDrawing()
    expect(events).toHaveLength(1_000)
    expect(device.snapshot().events).toHaveLength(50)
    expect(device.snapshot().events[0]).toMatchObject({ text: 'CODE-999' })
    expect(drawn).toBeLessThan(5)
  })
})

it('of a browser without Web Serial it says so, and who must do what', () => {
  device = deskDevice(
    { ...profileOf('osdp'), link: 'serial' },
    () => {
      throw new DeviceError('unsupported-browser')
    },
    noKey,
  )
  stop = device.subscribe(() => {})
  listening = null
  expect([device.snapshot().state, device.snapshot().fault]).toEqual(['refused', 'unsupported-browser'])
})
