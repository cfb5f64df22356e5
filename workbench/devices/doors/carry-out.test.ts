import { describe, expect, it } from 'vitest'
import { DeviceError, faultKinds } from '#devices/fault.ts'
import { hidRelay } from '#devices/hid-relay/driver.ts'
import { simulatedHidRelay } from '#devices/hid-relay/simulator.ts'
import { lcusRelay } from '#devices/lcus-relay/driver.ts'
import { simulatedLcusRelay } from '#devices/lcus-relay/simulator.ts'
import { modbusRelay } from '#devices/modbus-relay/driver.ts'
import { simulatedModbusRelay } from '#devices/modbus-relay/simulator.ts'
import { type DoorRelay, pulsesOf } from '#devices/pulse.ts'
import { manualClock } from '#devices/sim/manual-clock.ts'
import { simHid } from '#devices/sim/sim-hid.ts'
import { type SimTransport, simTransport } from '#devices/sim/sim-transport.ts'
import { isSettled } from '#domain/system/door-command.ts'
import type { Ordered, Progress } from '#domain/system/door-order.ts'
import { carryOut, type Going, type Means } from './carry-out.ts'

const given: Ordered = {
  id: 'c1',
  state: 'pending',
  relay: 'modbus',
  output: 1,
  pulseMs: 500,
  leftMs: 10_000,
  repeated: false,
}

/** A server that gives this order, and writes down what it is told. */
function tried(relay: DoorRelay | null, order: Partial<Ordered> = {}, states: readonly Progress[] = []) {
  const clock = manualClock()
  const told: string[] = []
  const waiting = [...states]
  const means: Means = {
    order: async () => ({ ...given, ...order }),
    start: async (id) => void told.push(`start ${id}`),
    outcome: async (id, state) => void told.push(`${state} ${id}`),
    progress: async () => waiting.shift() ?? { state: 'expired', detail: null },
    relay,
    clock,
  }
  return { means, told, clock }
}

async function gone(means: Means, pass: () => Promise<void>) {
  const shown: Going[] = []
  const end = carryOut(means, (going) => shown.push(going))
  let over = false
  void end.then(() => {
    over = true
  })
  for (let turn = 0; turn < 200 && !over; turn++) await pass()
  return { end: await end, shown: shown.map(({ state }) => state) }
}

describe('with the relay beside the page', () => {
  const clock = manualClock()
  const pass = () => clock.pass(50)

  async function overModbus(befall: (wire: SimTransport) => void = () => {}) {
    const board = simulatedModbusRelay()
    const wire = simTransport(board, { clock })
    await wire.open()
    befall(wire)
    return { board, wire, relay: modbusRelay(wire, { clock }) }
  }

  it('a board that confirms says opened, and its strike holds again after the pulse', async () => {
    const { board, relay } = await overModbus()
    const { means, told } = tried(relay)
    const { end, shown } = await gone(means, pass)
    expect([end.state, shown, told]).toEqual(['opened', ['sending', 'opened'], ['start c1', 'confirmed c1']])
    expect(board.outputs[1]).toBe(true)
    for (let turn = 0; turn < 40; turn++) await pass()
    expect(board.outputs[1]).toBe(false)
  })

  it('a board that answers nothing is never said to have opened', async () => {
    const wire = simTransport(simulatedLcusRelay(), { clock })
    await wire.open()
    const { means, told } = tried(lcusRelay(wire, { clock }))
    const { end } = await gone(means, pass)
    expect([end.state, told]).toEqual(['unconfirmed', ['start c1', 'unconfirmed c1']])
  })

  it('a stuck HID relay and answers that are lost are unconfirmed', async () => {
    const stuck = simulatedHidRelay()
    stuck.jam()
    const hid = simHid(stuck, { clock })
    await hid.open()
    expect((await gone(tried(hidRelay(hid, { clock })).means, pass)).end.state).toBe('unconfirmed')
    const { relay } = await overModbus((wire) => wire.befall(() => ({ kind: 'drop' })))
    expect((await gone(tried(relay).means, pass)).end.state).toBe('unconfirmed')
  })

  it('an output that the board does not have is refused', async () => {
    const { relay } = await overModbus()
    const { means, told } = tried(relay, { output: 30 })
    const { end } = await gone(means, pass)
    expect([end.state, told]).toEqual(['refused', ['start c1', 'refused c1']])
  })

  it('a controller that does not take its key is told so, and not as one that does not answer', async () => {
    const switched: string[] = []
    const open = pulsesOf(
      {
        on: async () => Promise.reject(new DeviceError('key-refused', 'NAK 6')),
        off: async () => switched.push('off') > 0,
      },
      clock,
    )
    const { means, told } = tried({ open, end() {} })
    const { end } = await gone(means, pass)
    expect(end).toEqual({ state: 'refused', reason: faultKinds['key-refused'].sentence })
    expect(told).toEqual(['start c1', 'refused c1'])
  })

  it('nothing moves without a relay, nor when the server does not give or start the order', async () => {
    expect((await gone(tried(null).means, pass)).end).toEqual({ state: 'refused', reason: '请先连接继电器' })
    const { board, relay } = await overModbus()
    const refusing = async () => Promise.reject(new Error('开门指令已过期，请重新开门'))
    for (const broken of [{ order: refusing }, { start: refusing }]) {
      const { end } = await gone({ ...tried(relay).means, ...broken }, pass)
      expect(end).toEqual({ state: 'refused', reason: '开门指令已过期，请重新开门' })
    }
    expect(board.outputs).not.toContain(true)
  })
})

describe('through a gateway', () => {
  const follow = async (states: readonly Progress[], order: Partial<Ordered> = { relay: 'gateway' }) => {
    const { means, told, clock } = tried(null, order, states)
    const { end } = await gone(means, () => clock.pass(500))
    expect(told).toEqual([])
    return end
  }
  const at = (state: Progress['state'], detail: string | null = null) => ({ state, detail })

  it('it is waited for, and opened only when the device confirmed', async () => {
    expect(await follow([at('pending'), at('sent'), at('confirmed')])).toEqual({ state: 'opened' })
    expect(await follow([at('sent'), at('unconfirmed', '设备没有回报结果，请到现场查看')])).toEqual({
      state: 'unconfirmed',
    })
  })

  it('a refusal and an order that came too late say why', async () => {
    expect(await follow([at('refused', '门锁故障')])).toEqual({ state: 'refused', reason: '门锁故障' })
    expect(await follow([at('expired')])).toEqual({ state: 'refused', reason: '有效期内没有送达设备' })
  })

  it('an order that was under way already is only followed, though a relay stands beside the page', async () => {
    expect(await follow([at('confirmed')], { repeated: true })).toEqual({ state: 'opened' })
    expect(isSettled('sent')).toBe(false)
  })
})
