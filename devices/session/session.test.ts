import { expect, it } from 'vitest'
import { realClock } from '#devices/clock.ts'
import type { FaultCode } from '#devices/fault.ts'
import { type Panel, panelOver } from '#devices/osdp/driver.ts'
import { simOsdpReader } from '#devices/osdp/simulator.ts'
import { manualClock } from '#devices/sim/manual-clock.ts'
import { simTransport } from '#devices/sim/sim-transport.ts'
import { deviceSession } from './device-session.ts'
import { neighboursOf, type TabChannel } from './neighbours.ts'
import { type Ownership, ownershipOf } from './ownership.ts'

const key = Uint8Array.from({ length: 16 }, (_, at) => at)
const alone: Ownership = { take: async () => {}, freed: async () => {}, give: () => {} }

/** A desk with one OSDP reader, whose session is told that its port is there and to go on. */
function desk({ readerKey = key, ownership = alone } = {}) {
  const clock = manualClock()
  const reader = simOsdpReader({ clock, address: 1, key: readerKey })
  const wire = simTransport(reader, { clock })
  let panel: Panel | null = null
  const session = deviceSession({
    transport: wire,
    clock,
    ownership,
    drive() {
      const mine = panelOver({ transport: wire, clock, address: 1, key })
      panel = mine
      const healths = { online: 'steady', offline: 'silent', refused: 'refused' } as const
      return {
        connect: async () => String((await mine.connect()).serial),
        onHealth: (listener) =>
          mine.onState((state, fault) => listener(healths[state], (fault?.code ?? 'timeout') as FaultCode)),
        end: mine.end,
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
  return { clock, reader, wire, session, actor, state, online, beep: () => panel?.beep(1) }
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

it('check 6: what was asked when the cable was pulled ends as lost, once', async () => {
  const { online, clock, wire, beep, session } = desk()
  await online()
  wire.befall(() => ({ kind: 'unplug', after: 3 }))
  const ends: string[] = []
  beep()?.catch(({ code }) => ends.push(code))
  await clock.pass(1_000)
  expect(ends).toEqual(['device-lost'])
  session.stop()
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

/** A tab of this title, as far as its neighbours know. */
const tab = (title: string, channel = new BroadcastChannel('devices')) => {
  const neighbours = neighboursOf('check-8', {
    channel: channel as unknown as TabChannel,
    clock: realClock,
    me: () => ({ title, path: '/claim/verify-desk' }),
  })
  return { channel, neighbours, ownership: ownershipOf('check-8', navigator.locks, neighbours) }
}

it('check 8: of two tabs one is the owner, the other says which, waits, and takes over when it lets go', async () => {
  const one = tab('报到核验')
  const other = tab('设备管理')
  const first = desk({ ownership: one.ownership })
  const second = desk({ ownership: other.ownership })
  const turns = () => new Promise((resolve) => setTimeout(resolve, 60))
  for (const { actor } of [first, second]) {
    actor.send({ type: 'GRANTED' })
    actor.send({ type: 'CONNECT' })
    await turns()
  }
  await first.clock.pass(100)
  expect(first.state()).toEqual(['online', null])
  expect(second.state()).toEqual(['taken', 'port-busy'])
  expect(second.actor.getSnapshot().context.detail).toBe('另一个标签页正在使用（报到核验）')
  expect(other.neighbours.holder).toMatchObject({ title: '报到核验', path: '/claim/verify-desk' })
  expect(one.neighbours.holder).toBeNull()
  first.session.stop()
  await turns()
  await second.clock.pass(400)
  expect(second.state()).toEqual(['online', null])
  await turns()
  expect([one.neighbours.holder?.title, other.neighbours.holder]).toEqual(['设备管理', null])
  second.session.stop()
  await turns()
  expect(one.neighbours.holder).toBeNull()
  for (const { channel } of [one, other]) channel.close()
})

it('check 8: an owner that says nothing is another tab all the same', async () => {
  const silent = tab('', {
    postMessage() {},
    addEventListener() {},
    removeEventListener() {},
  } as unknown as BroadcastChannel)
  const other = tab('设备管理')
  await silent.ownership.take()
  await expect(other.ownership.take()).rejects.toMatchObject({
    code: 'port-busy',
    detail: '另一个标签页正在使用',
  })
  silent.ownership.give()
  await other.ownership.freed()
  other.channel.close()
})

it('what is called off while it opens is closed again, and the device free for the next tab', async () => {
  let let_ = () => {}
  const held: string[] = []
  const ownership: Ownership = {
    take: () =>
      new Promise((resolve) => {
        let_ = () => {
          held.push('taken')
          resolve()
        }
      }),
    freed: async () => {},
    give: () => void held.push('given'),
  }
  const { actor, wire, clock, state, session } = desk({ ownership })
  actor.send({ type: 'GRANTED' })
  actor.send({ type: 'CONNECT' })
  await clock.pass(10)
  actor.send({ type: 'DISCONNECT' })
  let_()
  await clock.pass(1_000)
  expect(state()).toEqual(['granted', null])
  expect(held).toEqual(['taken', 'given'])
  await expect(wire.open()).resolves.toBeUndefined()
  session.stop()
})

it('check 7: a wrong rate is found out while hands are shaken, too', async () => {
  const { actor, clock, state, wire } = desk()
  actor.send({ type: 'GRANTED' })
  actor.send({ type: 'CONNECT' })
  wire.befall(() => ({ kind: 'drop' }))
  await clock.pass(10)
  expect(state()[0]).toBe('handshaking')
  for (let error = 0; error < 21; error++) wire.lineError('framing')
  expect(state()).toEqual(['refused', 'wrong-baud'])
})

it('a port that another program holds is tried again ever more seldom, and not in a frenzy', async () => {
  const { actor, wire, clock, state, session } = desk()
  await wire.open()
  let opened = 0
  const open = wire.open
  wire.open = () => {
    opened += 1
    return open()
  }
  actor.send({ type: 'GRANTED' })
  actor.send({ type: 'CONNECT' })
  // The session's own `close` would free the wire that stands for a port held elsewhere.
  const close = wire.close
  wire.close = async () => {}
  await clock.pass(30_000)
  expect(state()[1]).toBe('port-busy')
  expect(opened).toBeGreaterThan(5)
  expect(opened).toBeLessThan(15)
  await close()
  await clock.pass(5_500)
  expect(state()).toEqual(['online', null])
  session.stop()
})
