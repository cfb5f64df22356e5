import { describe, expect, it } from 'vitest'
import { throughNoise, unhex } from '#tests/support/codec-checks.ts'
import { collectGarbage } from '#tests/support/collect-garbage.ts'
import { tapOfLine } from './card-number/line-tap.ts'
import type { Decoder } from './codec.ts'
import { isFault } from './fault.ts'
import * as sam from './id-card-reader/codec.ts'
import { idCardReader } from './id-card-reader/driver.ts'
import { simulatedIdCardReader } from './id-card-reader/simulator.ts'
import vectors from './id-card-reader/vectors.json'
import * as modbus from './modbus-relay/codec.ts'
import { firstSights } from './model/card-tap.ts'
import type { IdCard } from './model/id-card.ts'
import * as osdp from './osdp/codec.ts'
import { type PanelState, panelOver } from './osdp/driver.ts'
import { simOsdpReader } from './osdp/simulator.ts'
import * as pn532 from './pn532/codec.ts'
import { randomFaults } from './sim/fault-script.ts'
import { manualClock } from './sim/manual-clock.ts'
import { simTransport } from './sim/sim-transport.ts'
import { lineDecoder } from './text-line/codec.ts'
import { lineReader } from './text-line/driver.ts'
import { simulatedScanner } from './text-line/simulator.ts'
import type { SerialPortLike } from './transport/serial-port.ts'
import { webSerial } from './transport/web-serial.ts'

const megabytes = 10
const idCard = vectors.cards[0]?.card as IdCard
const profile = { format: '8H10D', reversed: false } as const

async function scanning() {
  const clock = manualClock()
  const device = simulatedScanner()
  const wire = simTransport(device, { clock })
  await wire.open()
  const lines: string[] = []
  lineReader(wire, { clock }).onLine((line) => lines.push(line))
  return { clock, device, wire, lines }
}

async function reading() {
  const clock = manualClock(1_000_000)
  const device = simulatedIdCardReader()
  const wire = simTransport(device, { clock })
  await wire.open()
  return { clock, device, wire, reader: idCardReader(wire, { clock }) }
}

describe('A-70 a reader that sends whatever it likes', () => {
  const wires: Record<string, [() => Decoder<unknown>, Uint8Array]> = {
    'resident-ID reader': [sam.answerDecoder, sam.encodeAnswer(0x9f, new Uint8Array(4))],
    'OSDP reader': [
      osdp.decoder,
      osdp.encode({
        address: 101,
        isReply: true,
        sequence: 1,
        check: 'crc',
        code: 0x40,
        data: new Uint8Array(),
      }),
    ],
    PN532: [pn532.answerDecoder, pn532.encode(pn532.direction.answered, [3, 0x32, 1, 6, 7])],
    'Modbus relay': [
      () => modbus.answerDecoder(1),
      modbus.encode({ unit: 1, code: 1, data: Uint8Array.of(1, 0) }),
    ],
    'text scanner': [lineDecoder, new TextEncoder().encode('\r0013961168\r')],
  }

  it.each(Object.entries(wires))(
    '%s: 10 MB of noise are never held, and the next frame is found',
    (_, [make, good]) => {
      const decoder = make()
      const noise = Uint8Array.from({ length: 65_536 }, (_, at) => (at * 2_654_435_761) >>> 13)
      let most = 0
      for (let sent = 0; sent < megabytes * 16; sent++) {
        decoder.push(noise)
        most = Math.max(most, decoder.held)
      }
      decoder.cut()
      expect(most).toBeLessThanOrEqual(8_192)
      expect(decoder.push(good)).toContainEqual({ frame: expect.anything() })
    },
  )

  it('a script, a formula or a number of another kind is no card, and no text goes on', async () => {
    const { clock, device, lines } = await scanning()
    const bad = [
      '<img src=x onerror=alert(1)>',
      '=HYPERLINK("//x")',
      "0013961168'--",
      '0013961168 0013961168',
      '٠٠١٣٩٦١١٦٨',
    ]
    for (const text of bad) device.scan(text)
    await clock.pass(10)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.map((line) => tapOfLine(line, profile, 0))).toEqual(lines.map(() => null))
  })

  it('1,000 reads a second of one card for ten seconds are one tap', async () => {
    const { clock, device, lines } = await scanning()
    const first = firstSights()
    let taps = 0
    for (let at = 0; at < 10_000; at++) {
      device.scan('0013961168')
      await clock.pass(1)
      for (const line of lines.splice(0)) {
        const tap = tapOfLine(line, profile, clock.now())
        if (tap && first(tap)) taps += 1
      }
    }
    expect(taps).toBe(1)
  })

  it('a damaged frame of an OSDP reader is never a card', () => {
    const card = { address: 1, isReply: true, sequence: 1, check: 'crc' as const, code: 0x50 }
    const frames = [osdp.encode({ ...card, data: Uint8Array.of(0, 1, 26, 0, 1, 2, 3, 4) })]
    const { invented } = throughNoise({ decoder: osdp.decoder, frames, start: [0x53] }, 5_000, 9)
    expect(invented).toBe(0)
  })
})

describe('F-25 a reader that goes away', () => {
  it.each([1, 7, 300, 1_294])(
    'in the middle of a card, after %i bytes: no card, lost once; after it is back, the card once',
    async (after) => {
      const { clock, device, wire, reader } = await reading()
      device.place(idCard)
      wire.befall((_, bytes) => (bytes.length > 1_000 ? { kind: 'unplug', after } : undefined))
      const ends: string[] = []
      const read = reader.read().then(
        () => ends.push('card'),
        (error) => ends.push(isFault(error) ? error.code : 'thrown'),
      )
      await clock.pass(10_000)
      await read
      expect(ends).toEqual(['device-lost'])
      reader.end()

      wire.befall(() => undefined)
      wire.plug()
      await wire.open()
      const cards: IdCard[] = []
      const over = new AbortController()
      const watching = idCardReader(wire, { clock }).watch((heard) => {
        if (!isFault(heard)) cards.push(heard as IdCard)
      }, over.signal)
      await clock.pass(10_000)
      over.abort()
      await clock.pass(1_000)
      await watching
      expect(cards.map(({ number }) => number)).toEqual([idCard.number])
    },
  )

  it('while a door is being opened: it is never said to be open', async () => {
    const clock = manualClock()
    const key = new Uint8Array(16).fill(7)
    const wire = simTransport(simOsdpReader({ clock, address: 1, key }), { clock })
    await wire.open()
    const panel = panelOver({ transport: wire, clock, address: 1, key })
    const online = panel.connect()
    await clock.pass(100)
    await online
    wire.befall(() => ({ kind: 'unplug', after: 2 }))
    const pulsed = panel.pulse(0, 3_000).then(
      () => 'opened',
      (error) => error.code,
    )
    await clock.pass(2_000)
    expect(await pulsed).toBe('unconfirmed')
  })

  it('while the machine sleeps for an hour: found again by itself, and nothing of before comes twice', async () => {
    const clock = manualClock()
    const key = new Uint8Array(16).fill(7)
    const reader = simOsdpReader({ clock, address: 1, key })
    const wire = simTransport(reader, { clock })
    await wire.open()
    const panel = panelOver({ transport: wire, clock, address: 1, key })
    const states: PanelState[] = []
    const cards: number[] = []
    panel.onState((state) => states.push(state))
    panel.onCard(({ bits }) => cards.push(bits))
    const online = panel.connect()
    await clock.pass(100)
    await online
    reader.tap(32, unhex('11223344'))
    await clock.pass(200)
    wire.befall((index) => (index === 0 ? { kind: 'stall', ms: 3_600_000 } : undefined))
    await clock.pass(3_600_000 + 2_000)
    expect(states).toEqual(['online', 'offline', 'online'])
    expect(cards).toEqual([32])
    panel.end()
  })

  it('and comes back as another port: its lock is let go of before closing, and the new port is read', async () => {
    const closedLocked: boolean[] = []
    const ports = [portOnce(closedLocked), portOnce(closedLocked)]
    let plugged = 0
    const transport = webSerial(async () => ports[plugged]?.port, { baudRate: 115_200 })
    let heard = ''
    let lost = 0
    transport.onBytes((bytes) => {
      heard += new TextDecoder().decode(bytes)
    })
    transport.onLost(() => lost++)
    await transport.open()
    ports[0]?.says('a')
    await turn()
    ports[0]?.goes()
    await turn()
    expect(lost).toBe(1)
    plugged = 1
    await transport.open()
    ports[1]?.says('b')
    await turn()
    await transport.close()
    expect([heard, lost]).toEqual(['ab', 1])
    expect(closedLocked).toEqual([false, false])
  })
})

const turn = () => new Promise((resolve) => setTimeout(resolve))

/** A port that notes, when it is closed, whether somebody still held its stream. */
function portOnce(closedLocked: boolean[]) {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const stream = new ReadableStream<Uint8Array>({
    start(made) {
      controller = made
    },
  })
  const port = {
    readable: stream as ReadableStream<Uint8Array> | null,
    writable: null,
    getInfo: () => ({}),
    async open() {},
    async close() {
      closedLocked.push(stream.locked)
    },
  }
  return {
    port: port as SerialPortLike,
    says: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    goes() {
      port.readable = null
      controller?.error(Object.assign(new Error(), { name: 'NetworkError' }))
    },
  }
}

/** `DEVICE_SOAK=500` for half an hour at 1,000 students an hour. */
const soakTaps = Number(process.env.DEVICE_SOAK ?? 60)

it(`soak: ${soakTaps} taps, a fault every 20 s: as many cards, each once, and at most 5 MB more of memory`, async () => {
  const clock = manualClock()
  const key = new Uint8Array(16).fill(7)
  const reader = simOsdpReader({ clock, address: 1, key })
  const wire = simTransport(reader, { clock })
  await wire.open()
  const panel = panelOver({ transport: wire, clock, address: 1, key })
  const seen = new Uint16Array(soakTaps)
  panel.onCard(({ data }) => {
    const tap = ((data[2] ?? 0) << 8) | (data[3] ?? 0)
    seen[tap] = (seen[tap] ?? 0) + 1
  })
  const online = panel.connect()
  await clock.pass(100)
  await online
  const faults = randomFaults(11, 1, ['drop', 'delay', 'flip', 'split', 'duplicate', 'stall'])
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  let nextFault = 20_000
  wire.befall((index, bytes) => {
    if (clock.now() < nextFault) return
    nextFault += 20_000
    return faults(index, bytes)
  })
  for (let tap = 0; tap < soakTaps; tap++) {
    reader.tap(32, Uint8Array.of(1, 2, tap >> 8, tap & 0xff))
    await clock.pass(3_600)
  }
  await clock.pass(10_000)
  collectGarbage()
  const grown = (process.memoryUsage().heapUsed - before) / 1_048_576
  console.info(`soak: ${soakTaps} taps, ${grown.toFixed(1)} MB more`)
  expect([...seen]).toEqual(Array.from({ length: soakTaps }, () => 1))
  expect(grown).toBeLessThanOrEqual(5)
  panel.end()
})
