import { expect, it } from 'vitest'
import type { FaultCode } from '#devices/fault.ts'
import { panelOver } from '#devices/osdp/driver.ts'
import { simOsdpReader } from '#devices/osdp/simulator.ts'
import { manualClock } from '#devices/sim/manual-clock.ts'
import { simTransport } from '#devices/sim/sim-transport.ts'
import { deviceSession } from './device-session.ts'
import { type Ownership, ownershipOf } from './ownership.ts'

const key = Uint8Array.from({ length: 16 }, (_, at) => at)
const alone: Ownership = { take: async () => {}, freed: async () => {}, give: () => {} }

/** A desk with one OSDP reader, whose session is told that its port is there and to go on. */
function desk({ readerKey = key, ownership = alone } = {}) {
  const clock = manualClock()
  const reader = simOsdpReader({ clock, address: 1, key: readerKey })
  const wire = simTransport(reader, { clock })
  const session = deviceSession({
    transport: wire,
    clock,
    ownership,
    drive() {
      const panel = panelOver({ transport: wire, clock, address: 1, key })
      const healths = { online: 'steady', offline: 'silent', refused: 'refused' } as const
      return {
        connect: async () => String((await panel.connect()).serial),
        onHealth: (listener) =>
          panel.onState((state, fault) => listener(healths[state], (fault?.code ?? 'timeout') as FaultCode)),
        end: panel.end,
      }
    },
  })
  const { actor } = session
  const state = () => {
    const { value, context } = actor.getSnapshot()
    return [typeof value === 'string' ? value : value.inUse, context.fault]
  }
  async function online() {
    actor.send({ type: 'GRANTED' })
    actor.send({ type: 'CONNECT' })
    await clock.pass(100)
  }
  return { clock, reader, wire, session, actor, state, online }
}

it('a reader that is plugged in is online, and named by itself', async () => {
  const { state, online, actor, session, wire } = desk()
  expect(state()).toEqual(['absent', null])
  await online()
  expect(state()).toEqual(['online', null])
  expect(actor.getSnapshot().context.device).toBe(String(0x01020304))
  session.stop()
  expect(wire.listening).toBe(0)
})

it('check 6: unplugged and plugged in again 50 times, it is online within 1 s, and as many listen as before', async () => {
  const { state, online, clock, wire, actor } = desk()
  await online()
  const listening = wire.listening
  for (let cycle = 0; cycle < 50; cycle++) {
    wire.unplug()
    await clock.pass(100)
    expect(state()).toEqual(['backOff', 'device-lost'])
    await clock.pass(7_000)
    wire.plug()
    actor.send({ type: 'PLUGGED' })
    await clock.pass(1_000)
    expect(state()).toEqual(['online', null])
    expect(wire.listening).toBe(listening)
  }
})

it('is found again without a word of the browser, after at most five seconds', async () => {
  const { state, online, clock, wire } = desk()
  await online()
  wire.unplug()
  await clock.pass(60_000)
  expect(state()[0]).toBe('backOff')
  wire.plug()
  await clock.pass(5_100)
  expect(state()).toEqual(['online', null])
})

it('check 7: errors of the line are counted, and 21 within five seconds are a wrong rate', async () => {
  const { state, online, clock, wire, actor } = desk()
  await online()
  for (let error = 0; error < 100; error++) {
    wire.lineError('parity')
    await clock.pass(300)
  }
  expect(state()).toEqual(['online', null])
  expect(actor.getSnapshot().context.lineErrors).toBe(100)
  await clock.pass(5_000)
  for (let error = 0; error < 21; error++) wire.lineError('framing')
  expect(state()).toEqual(['refused', 'wrong-baud'])
})

it('check 9: a reader that reboots is degraded, and online again by itself', async () => {
  const { state, online, clock, wire } = desk()
  await online()
  wire.befall((index) => (index === 0 ? { kind: 'reboot', ms: 3_000 } : undefined))
  await clock.pass(2_500)
  expect(state()).toEqual(['degraded', 'timeout'])
  await clock.pass(2_500)
  expect(state()).toEqual(['online', null])
})

it('check 10: a reader with another key is refused until somebody asks again', async () => {
  const { state, online, clock, actor } = desk({ readerKey: key.toReversed() as typeof key })
  await online()
  expect(state()).toEqual(['refused', 'auth-failed'])
  await clock.pass(600_000)
  expect(state()).toEqual(['refused', 'auth-failed'])
  actor.send({ type: 'DISCONNECT' })
  expect(state()[0]).toBe('granted')
})

it('check 8: of two tabs one is the owner, the other waits, and takes over when it lets go', async () => {
  const first = desk({ ownership: ownershipOf('check-8', navigator.locks) })
  const second = desk({ ownership: ownershipOf('check-8', navigator.locks) })
  const turns = () => new Promise((resolve) => setTimeout(resolve, 20))
  for (const { actor } of [first, second]) {
    actor.send({ type: 'GRANTED' })
    actor.send({ type: 'CONNECT' })
    await turns()
  }
  await first.clock.pass(100)
  expect(first.state()).toEqual(['online', null])
  expect(second.state()).toEqual(['taken', 'port-busy'])
  first.session.stop()
  await turns()
  await second.clock.pass(100)
  expect(second.state()).toEqual(['online', null])
  second.session.stop()
})
