import { describe, expect, it } from 'vitest'
import { unhex } from '#tests/support/codec-checks.ts'
import { DeviceError } from './fault.ts'
import * as hidCodec from './hid-relay/codec.ts'
import { hidRelay } from './hid-relay/driver.ts'
import { simulatedHidRelay } from './hid-relay/simulator.ts'
import hidVectors from './hid-relay/vectors.json'
import * as lcusCodec from './lcus-relay/codec.ts'
import { lcusRelay } from './lcus-relay/driver.ts'
import { simulatedLcusRelay } from './lcus-relay/simulator.ts'
import lcusVectors from './lcus-relay/vectors.json'
import * as modbusCodec from './modbus-relay/codec.ts'
import { modbusRelay } from './modbus-relay/driver.ts'
import { simulatedModbusRelay } from './modbus-relay/simulator.ts'
import modbusVectors from './modbus-relay/vectors.json'
import type { DoorRelay } from './pulse.ts'
import { faultsAt } from './sim/fault-script.ts'
import { manualClock } from './sim/manual-clock.ts'
import { simHid } from './sim/sim-hid.ts'
import { simTransport } from './sim/sim-transport.ts'

const order = { id: 'o1', output: 1, pulseMs: 3_000 }

async function modbus() {
  const clock = manualClock()
  const device = simulatedModbusRelay()
  const wire = simTransport(device, { clock })
  await wire.open()
  return { clock, device, wire, relay: modbusRelay(wire, { clock }) }
}
async function lcus() {
  const clock = manualClock()
  const device = simulatedLcusRelay()
  const wire = simTransport(device, { clock })
  await wire.open()
  return { clock, device, wire, relay: lcusRelay(wire, { clock }) }
}
async function hid() {
  const clock = manualClock()
  const device = simulatedHidRelay()
  const wire = simHid(device, { clock })
  await wire.open()
  return { clock, device, wire, relay: hidRelay(wire, { clock }) }
}

/** An order that is under way: what was told of it, and what became of it. */
function opening(relay: DoorRelay, command = order) {
  const told: string[] = []
  const over = relay
    .open(command, (state) => told.push(state))
    .then(
      () => 'done',
      (error) => (error instanceof DeviceError ? error.code : 'thrown'),
    )
  return { told, over }
}

describe('check 1: the bytes of relays', () => {
  it.each(modbusVectors.requests)('Modbus: $name', ({ hex }) => {
    const [heard] = modbusCodec.requestDecoder(1).push(unhex(hex)) as [{ frame: modbusCodec.ModbusFrame }]
    expect(modbusCodec.encode(heard.frame)).toEqual(unhex(hex))
  })

  it.each(lcusVectors.orders)('LCUS: relay $relay, on $on', ({ relay, on, hex }) => {
    expect(lcusCodec.encode({ relay, on })).toEqual(unhex(hex))
    expect(lcusCodec.orderDecoder().push(unhex(hex))).toEqual([{ frame: { relay, on } }])
  })

  it.each(hidVectors.orders)('HID: relay $relay, on $on', ({ relay, on, hex }) => {
    expect(hidCodec.encode(relay, on)).toEqual(unhex(hex))
  })

  it('HID: its state, with or without the number of the report before it', () => {
    const { hex, serial, on } = hidVectors.state
    const state = hidCodec.decode(unhex(hex))
    expect(state?.serial).toBe(serial)
    expect(state?.outputs.flatMap((each, at) => (each ? [at + 1] : []))).toEqual(on)
    expect(hidCodec.decode(unhex(`00${hex}`))).toEqual(state)
    expect(hidCodec.decode(unhex('00'.repeat(8)))).toBeNull()
    expect(hidCodec.decode(unhex('41'))).toBeNull()
  })
})

describe.each([
  { name: 'a Modbus relay', arrange: modbus, word: 'opened' },
  { name: 'a HID relay', arrange: hid, word: 'opened' },
  { name: 'an LCUS relay', arrange: lcus, word: 'unconfirmed' },
])('$name', ({ arrange, word }) => {
  it(`opens a door for a while and says "${word}"`, async () => {
    const { clock, device, relay } = await arrange()
    const { told, over } = opening(relay)
    await clock.pass(2_999)
    expect(told).toEqual(['sent', word])
    expect(device.outputs[1]).toBe(true)
    await clock.pass(1)
    expect(await over).toBe('done')
    expect(device.outputs.includes(true)).toBe(false)
  })

  it('never holds a door open for longer than half a minute', async () => {
    const { clock, device, relay } = await arrange()
    opening(relay, { ...order, pulseMs: Number.POSITIVE_INFINITY })
    await clock.pass(30_001)
    expect(device.outputs.includes(true)).toBe(false)
  })

  it('does nothing for a second click while the first is under way', async () => {
    const { clock, relay } = await arrange()
    const one = opening(relay)
    await clock.pass(2_000)
    const two = opening(relay)
    await clock.pass(1_000)
    expect(await Promise.all([one.over, two.over])).toEqual(['done', 'done'])
    expect(two.told).toEqual([])
  })

  it('says lost when it was pulled out, never opened', async () => {
    const { clock, wire, relay } = await arrange()
    wire.unplug()
    const { told, over } = opening(relay)
    await clock.pass(5_000)
    expect(await over).toBe('device-lost')
    expect(told).toEqual(['sent', 'unconfirmed'])
  })
})

describe('a Modbus relay', () => {
  it('says which outputs are on', async () => {
    const { clock, relay } = await modbus()
    opening(relay)
    await clock.pass(100)
    expect(await relay.outputs(4)).toEqual([false, true, false, false])
  })

  it('says refused where the board has no such output', async () => {
    const { clock, relay } = await modbus()
    const { told, over } = opening(relay, { ...order, output: 9 })
    await clock.pass(1_000)
    expect(await over).toBe('device-refused')
    expect(told).toEqual(['sent', 'refused'])
  })

  it('switches off all the same where its word never came', async () => {
    const { clock, device, wire, relay } = await modbus()
    wire.befall(faultsAt({ 0: { kind: 'drop' }, 1: { kind: 'drop' } }))
    const { told, over } = opening(relay)
    await clock.pass(5_000)
    expect(await over).toBe('timeout')
    expect(told).toEqual(['sent', 'unconfirmed'])
    expect(device.outputs.includes(true)).toBe(false)
  })

  it('that echoes an order and does not obey it is not said to have opened', async () => {
    const { clock, device, relay } = await modbus()
    const hear = device.hear
    device.hear = (bytes) => {
      hear.call(device, bytes)
      if (bytes[1] === modbusCodec.code.writeCoil) device.reboot()
    }
    const { told } = opening(relay)
    await clock.pass(1_000)
    expect(told).toEqual(['sent', 'unconfirmed'])
  })

  it.each([
    [190, 1],
    [210, 2],
  ])('check 12: an answer after %i ms is had at try %i', async (ms, tries) => {
    const { clock, wire, device, relay } = await modbus()
    const heard: number[] = []
    const hear = device.hear
    device.hear = (bytes) => {
      heard.push(clock.now())
      hear.call(device, bytes)
    }
    wire.befall(faultsAt({ 0: { kind: 'delay', ms } }))
    const asked = relay.outputs(4)
    await clock.pass(1_000)
    expect(await asked).toEqual([false, false, false, false])
    expect(heard).toHaveLength(tries)
  })
})

it('a HID relay that is stuck is not said to have opened', async () => {
  const { clock, device, relay } = await hid()
  device.jam()
  const { told } = opening(relay)
  await clock.pass(1)
  expect(told).toEqual(['sent', 'unconfirmed'])
  expect((await relay.state()).serial).toBe('ABCDE')
})
