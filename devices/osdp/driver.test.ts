import { expect, it } from 'vitest'
import { bytesOf, hexOf } from '#devices/hex.ts'
import { firstSights } from '#devices/model/card-tap.ts'
import { type FaultScript, faultsAt, noFaults, randomFaults } from '#devices/sim/fault-script.ts'
import { manualClock } from '#devices/sim/manual-clock.ts'
import { simTransport } from '#devices/sim/sim-transport.ts'
import { decoder, encode, type Frame } from './codec.ts'
import { command, reply } from './codes.ts'
import { panelOver } from './driver.ts'
import type { CardRead } from './payloads.ts'
import { simOsdpReader } from './simulator.ts'

const key = bytesOf('000102030405060708090a0b0c0d0e0f')
const otherKey = bytesOf('202122232425262728292a2b2c2d2e2f')
const card = bytesOf('0c8fd9c0')

/** A panel and a reader over a wire; every frame of the panel is kept. */
function desk({
  readerKey = key as Uint8Array | null,
  install = false,
  faults = undefined as FaultScript | undefined,
} = {}) {
  const clock = manualClock(1_000_000)
  const reader = simOsdpReader({ clock, address: 101, key: readerKey })
  const wire = simTransport(reader, { clock, ...(faults && { faults }) })
  const sent: Frame[] = []
  const heard: Frame[] = []
  const [outward, inward] = [decoder(), decoder()]
  const send = wire.send.bind(wire)
  wire.send = (bytes) => {
    for (const found of outward.push(bytes)) if ('frame' in found) sent.push(found.frame)
    return send(bytes)
  }
  wire.onBytes((bytes) => {
    for (const found of inward.push(bytes)) if ('frame' in found) heard.push(found.frame)
  })
  const panel = panelOver({ transport: wire, clock, address: 101, key, install })
  const cards: CardRead[] = []
  const states: string[] = []
  panel.onCard((read) => cards.push(read))
  panel.onState((state, fault) => states.push(fault ? `${state} ${fault.code}` : state))
  /** What the promise becomes while time goes by. */
  async function soon<T>(promise: Promise<T>, ms = 5_000): Promise<T> {
    const settled = promise.then(
      (value) => () => value,
      (error) => () => {
        throw error
      },
    )
    await clock.pass(ms)
    return (await settled)()
  }
  async function online() {
    await wire.open()
    return soon(panel.connect(), 50)
  }
  return { clock, reader, wire, panel, sent, heard, cards, states, soon, online }
}

it('a reader is told from others by what it says of itself, and does what it is asked', async () => {
  const { panel, reader, online, soon, cards, clock } = desk()
  const keys: string[] = []
  panel.onKeys((pressed) => keys.push(pressed.keys))
  expect(await online()).toMatchObject({ vendor: 'ca3b01', serial: 0x01020304 })
  expect(panel.capabilities).toContainEqual({ function: 9, compliance: 1, items: 1 })
  await soon(Promise.all([panel.light('green', 20, 'red'), panel.beep(2), panel.show('WELCOME 你', 5)]), 500)
  expect(reader.shown).toMatchObject({ light: 2, beeps: 2, text: 'WELCOME ?' })
  reader.tap(26, card)
  reader.press('1234')
  await clock.pass(200)
  expect(cards).toEqual([{ reader: 0, format: 1, bits: 26, data: card }])
  expect(keys).toEqual(['1234'])
})

it('a door is opened for a while, and said to be open when the reader confirmed it', async () => {
  const { panel, reader, online, soon } = desk()
  await online()
  await soon(Promise.all([panel.pulse(0, 3_000), panel.pulse(0, 3_000)]), 100)
  expect(reader.shown.pulses).toEqual([{ output: 0, at: expect.any(Number), ms: 3_000 }])
  await expect(soon(panel.pulse(7, 3_000), 100)).rejects.toMatchObject({
    code: 'device-refused',
    detail: 'NAK 9',
  })
})

it('an order that nobody confirmed is said to be unconfirmed', async () => {
  const { panel, wire, online, soon } = desk()
  await online()
  wire.befall(() => ({ kind: 'drop' }))
  await expect(soon(panel.pulse(0, 3_000))).rejects.toMatchObject({ code: 'unconfirmed' })
})

it('an order called off in time never reaches the wire', async () => {
  const { panel, reader, online, soon } = desk()
  await online()
  await expect(soon(panel.beep(3, AbortSignal.abort()), 100)).rejects.toMatchObject({ code: 'aborted' })
  expect(reader.shown.beeps).toBe(0)
})

it('an administrator installs a reader: the factory key is used once, to set another', async () => {
  const { panel, reader, online, sent } = desk({ readerKey: null, install: true })
  await online()
  expect(reader.key).toEqual(key)
  const kinds = sent.filter(({ code }) => code === command.challenge).map(({ block }) => block?.data[0])
  expect(kinds).toEqual([0, 1])
  expect(panel.state).toBe('online')
})

it('a new key is set, and the next session is begun with it', async () => {
  const { panel, reader, online, soon, clock } = desk()
  await online()
  await soon(panel.setKey(otherKey), 500)
  expect(reader.key).toEqual(otherKey)
  await clock.pass(1_000)
  expect([panel.state, reader.secured]).toEqual(['online', true])
})

it('a reader that did not say whether it took the new key goes on with the one it holds', async () => {
  const { panel, reader, online, soon, wire, clock, sent, states } = desk()
  await online()
  wire.befall(() => ({ kind: 'drop' }))
  await expect(soon(panel.setKey(otherKey), 2_000)).rejects.toMatchObject({ code: 'unconfirmed' })
  expect(reader.key).toEqual(otherKey)
  wire.befall(noFaults)
  await clock.pass(3_000)
  expect([panel.state, reader.secured]).toEqual(['online', true])
  // Asked again, it is done: the reader has proved that it holds the key.
  const before = sent.length
  await soon(panel.setKey(otherKey), 100)
  expect(sent.slice(before).map(({ code }) => code)).not.toContain(command.keySet)
  expect(states).not.toContain('refused auth-failed')
})

it('check 9: a reader that reboots is back within 2 s of its first word, secured, and no event comes twice', async () => {
  const { wire, reader, online, clock, sent, heard, cards, states } = desk()
  await online()
  reader.tap(26, card)
  await clock.pass(200)
  const shaken = sent.length
  wire.befall(faultsAt({ 0: { kind: 'reboot', ms: 3_000 } }))
  await clock.pass(3_100)
  expect(states).toEqual(['online', 'offline timeout'])
  await clock.pass(2_000)
  expect(states).toEqual(['online', 'offline timeout', 'online'])
  expect(reader.secured).toBe(true)
  expect(cards).toHaveLength(1)
  const handshake: readonly number[] = [command.challenge, command.serverCryptogram]
  const inPlain = sent
    .slice(shaken)
    .filter(({ mac, sequence, code }) => !mac && sequence !== 0 && !handshake.includes(code))
  expect(inPlain).toEqual([])
  const answers: readonly number[] = [reply.clientCryptogram, reply.firstMac, reply.nak]
  expect(
    heard.filter(({ mac, sequence, code }) => !mac && sequence !== 0 && !answers.includes(code)),
  ).toEqual([])
})

it.each<[string, (heard: Frame[]) => Uint8Array]>([
  ['replayed', (heard) => encode(heard.filter(({ mac }) => mac).at(-9) as Frame)],
  ['with a damaged MAC', (heard) => damaged(heard)],
  [
    'in plain text',
    (heard) =>
      encode({
        address: 101,
        isReply: true,
        sequence: ((heard.at(-1)?.sequence ?? 0) % 3) + 1,
        check: 'crc',
        code: reply.ack,
        data: new Uint8Array(),
      }),
  ],
])('check 10: an answer that is %s ends the session for good', async (_, forged) => {
  const { wire, panel, online, clock, heard, states, sent } = desk()
  await online()
  await clock.pass(1_000)
  const bytes = forged(heard)
  const send = wire.send
  wire.send = async (frame) => {
    wire.send = send
    wire.inject(bytes)
    await send(frame)
  }
  await clock.pass(300)
  expect(states.at(-1)).toBe('refused auth-failed')
  expect(panel.state).toBe('refused')
  const before = sent.length
  await clock.pass(60_000)
  expect(sent).toHaveLength(before)
})

const damaged = (heard: Frame[]) => {
  const last = heard.filter(({ mac }) => mac).at(-1) as Frame
  return encode({ ...last, sequence: (last.sequence % 3) + 1, mac: Uint8Array.of(1, 2, 3, 4) })
}

it.each<[string, Uint8Array | null]>([
  ['another key', otherKey],
  ['the key of the factory', null],
])('check 10: a reader with %s is refused, and the factory key is not tried', async (_, readerKey) => {
  const { wire, panel, soon, sent, states } = desk({ readerKey })
  await wire.open()
  await expect(soon(panel.connect())).rejects.toMatchObject({ code: 'auth-failed' })
  expect(states).toEqual(['refused auth-failed'])
  expect(sent.map(({ block }) => block?.data[0])).not.toContain(0)
  await expect(soon(panel.beep(1))).rejects.toThrow()
})

it.each([
  ['refusal', 'key-refused', 'refused'],
  ['refusal from nought', 'key-refused', 'refused'],
  ['cryptogram', 'key-refused', 'refused'],
  ['silence', 'key-unanswered', 'offline'],
] as const)(
  'a reader that refuses the key by %s is not told as one that does not answer',
  async (how, code, state) => {
    const { wire, panel, reader, soon } = desk()
    reader.refuseKey(how)
    await wire.open()
    await expect(soon(panel.connect())).rejects.toMatchObject({ code })
    expect(panel.state).toBe(state)
  },
)

it('a reader that answers nothing at all is told so, and one that takes the key again is online', async () => {
  const { wire, panel, reader, soon, clock } = desk()
  await wire.open()
  wire.befall(() => ({ kind: 'drop' }))
  await expect(soon(panel.connect())).rejects.toMatchObject({ code: 'timeout' })
  wire.befall(noFaults)
  reader.refuseKey('silence')
  await expect(soon(panel.connect())).rejects.toMatchObject({ code: 'key-unanswered' })
  reader.refuseKey(null)
  await soon(panel.connect(), 500)
  await clock.pass(500)
  expect([panel.state, reader.secured]).toEqual(['online', true])
})

it('check 11: a card held for 10 s is one tap, two cards 50 ms apart are two', async () => {
  const { reader, online, clock, cards } = desk()
  await online()
  const first = firstSights()
  const taps = () =>
    cards
      .splice(0)
      .filter(({ data }) =>
        first({ uid: hexOf(data), canonical: hexOf(data), format: '', weak: true, at: clock.now() }),
      )
  let seen = 0
  for (let at = 0; at < 10_000; at += 500) {
    reader.tap(26, card)
    await clock.pass(500)
    seen += taps().length
  }
  expect(seen).toBe(1)
  reader.tap(32, bytesOf('11223344'))
  await clock.pass(50)
  reader.tap(32, bytesOf('55667788'))
  await clock.pass(150)
  expect(taps()).toHaveLength(2)
  await clock.pass(1_600)
  reader.tap(26, card)
  await clock.pass(150)
  expect(taps()).toHaveLength(1)
})

it('check 12: an answer after 190 ms is in time', async () => {
  const { panel, reader, online, soon, sent } = desk()
  await online()
  reader.slow(190)
  const before = sent.length
  await soon(panel.beep(1), 400)
  expect(sent.slice(before).filter(({ code }) => code === command.buzzer)).toHaveLength(1)
})

it('check 12: one after 210 ms takes a second try, and its twin answers nothing else', async () => {
  const { panel, reader, online, soon, sent, clock, states } = desk()
  await online()
  reader.slow(210)
  const before = sent.length
  const beeped = panel.beep(1)
  await soon(beeped, 600)
  reader.slow(0)
  await soon(panel.show('NEXT', 5), 1_000)
  const beeps = sent.slice(before).filter(({ code }) => code === command.buzzer)
  expect(beeps).toHaveLength(2)
  expect(beeps[0]).toEqual(beeps[1])
  expect(reader.shown).toMatchObject({ beeps: 1, text: 'NEXT' })
  await clock.pass(5_000)
  expect(states).toEqual(['online'])
})

it('check 12: a reader that is busy five times is asked a sixth', async () => {
  const { panel, reader, online, soon, states } = desk()
  await online()
  reader.busy(5)
  await soon(panel.beep(2), 1_000)
  expect(reader.shown.beeps).toBe(2)
  expect(states).toEqual(['online'])
})

it('a cable that is pulled ends what was asked, once, and leaves nobody listening', async () => {
  const { panel, wire, online, soon, clock, states } = desk()
  await online()
  const before = wire.listening
  wire.befall(() => ({ kind: 'unplug', after: 3 }))
  await expect(soon(panel.beep(1))).rejects.toMatchObject({ code: 'device-lost' })
  expect(states).toEqual(['online', 'offline device-lost'])
  expect(wire.listening).toBe(before - 2)
  await clock.pass(60_000)
  expect(states).toHaveLength(2)
})

const soakTaps = Number(process.env.DEVICE_SOAK ?? 40)

it(`soak: ${soakTaps} taps, one every 3.6 s, among faults: none is lost, none comes twice`, async () => {
  const faults = randomFaults(7, 0.02, ['drop', 'delay', 'flip', 'split', 'duplicate', 'stall'])
  const { panel, reader, wire, online, clock, cards, states } = desk()
  await online()
  wire.befall(faults)
  for (let tap = 0; tap < soakTaps; tap++) {
    reader.tap(32, Uint8Array.of(1, 2, tap >> 8, tap & 0xff))
    await clock.pass(3_600)
  }
  wire.befall(noFaults)
  await clock.pass(10_000)
  const seen = cards.map(({ data }) => ((data[2] ?? 0) << 8) | (data[3] ?? 0))
  expect(seen).toEqual(Array.from({ length: soakTaps }, (_, tap) => tap))
  expect(panel.state).toBe('online')
  expect(states.length).toBeGreaterThan(3)
})
