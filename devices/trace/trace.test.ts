import { expect, it } from 'vitest'
import { tapOfLine } from '#devices/card-number/line-tap.ts'
import { toWiegand } from '#devices/card-number/wiegand.ts'
import { bytesOf, hexOf } from '#devices/hex.ts'
import { hidRelayDialect } from '#devices/hid-relay/dialect.ts'
import { hidRelay } from '#devices/hid-relay/driver.ts'
import { simulatedHidRelay } from '#devices/hid-relay/simulator.ts'
import { hidScannerDialect } from '#devices/hid-scanner/dialect.ts'
import { hidScanner } from '#devices/hid-scanner/driver.ts'
import { simulatedHidScanner } from '#devices/hid-scanner/simulator.ts'
import { idCardReaderDialect } from '#devices/id-card-reader/dialect.ts'
import { idCardReader } from '#devices/id-card-reader/driver.ts'
import { simulatedIdCardReader } from '#devices/id-card-reader/simulator.ts'
import vectors from '#devices/id-card-reader/vectors.json'
import { lcusRelayDialect } from '#devices/lcus-relay/dialect.ts'
import { modbusRelayDialect } from '#devices/modbus-relay/dialect.ts'
import { modbusRelay } from '#devices/modbus-relay/driver.ts'
import { simulatedModbusRelay } from '#devices/modbus-relay/simulator.ts'
import type { IdCard } from '#devices/model/id-card.ts'
import { tapOf } from '#devices/osdp/card-tap.ts'
import { osdpDialect } from '#devices/osdp/dialect.ts'
import { panelOver } from '#devices/osdp/driver.ts'
import { simOsdpReader } from '#devices/osdp/simulator.ts'
import { pn532Dialect } from '#devices/pn532/dialect.ts'
import { pn532Reader } from '#devices/pn532/driver.ts'
import { simulatedPn532 } from '#devices/pn532/simulator.ts'
import { faultsAt } from '#devices/sim/fault-script.ts'
import { manualClock } from '#devices/sim/manual-clock.ts'
import { type SimHidDevice, simHid } from '#devices/sim/sim-hid.ts'
import { type SimDevice, simTransport } from '#devices/sim/sim-transport.ts'
import { textLineDialect } from '#devices/text-line/dialect.ts'
import { simulatedScanner } from '#devices/text-line/simulator.ts'
import { replay } from '#devices/transport/replay.ts'
import type { Dialect } from '../dialect.ts'
import { listener } from './listener.ts'
import { type Recording, recorded, recordedHid } from './recorder.ts'
import { traceFile } from './trace-file.ts'

const idCard = vectors.cards[0]?.card as IdCard

async function wired<Device extends SimDevice>(device: Device, dialect: Dialect, clock = manualClock(5_000)) {
  const wire = simTransport(device, { clock })
  const { transport, recording } = recorded(wire, { clock, dialect })
  await transport.open()
  return { clock, device, wire, transport, recording }
}

const said = ({ lines }: Recording) => lines.flatMap(({ words }) => words.map(({ detail }) => detail))
const utf16 = (text: string) =>
  hexOf(Uint8Array.from([...text].flatMap((c) => [c.charCodeAt(0) & 0xff, c.charCodeAt(0) >> 8])))
const bytesIn = (recording: Recording) =>
  recording.lines
    .filter(({ direction }) => direction)
    .map(({ bytes }) => hexOf(bytes))
    .join('')

it('nothing of a resident-ID card enters a recording, whole or broken, and each frame is told', async () => {
  const { clock, device, wire, transport, recording } = await wired(
    simulatedIdCardReader(),
    idCardReaderDialect,
  )
  const reader = idCardReader(transport, { clock })
  device.place(idCard)
  wire.befall((_, bytes) => (bytes.length > 300 ? { kind: 'split', size: 100, gapMs: 1 } : undefined))
  const read = reader.read()
  await clock.pass(1_000)
  expect((await read)?.number).toBe(idCard.number)
  device.place(idCard)
  wire.befall((_, bytes) => (bytes.length > 300 ? { kind: 'unplug', after: 700 } : undefined))
  const broken = reader.read().catch(() => null)
  await clock.pass(5_000)
  await broken
  // What comes after the silence settles the half: it was no frame, and is not kept either.
  wire.plug()
  wire.befall(() => undefined)
  await transport.open()
  const again = idCardReader(transport, { clock }).samId()
  await clock.pass(5_000)
  expect(await again).toMatch(/^05\.03/)
  expect(said(recording).slice(0, 6)).toEqual([
    'FIND',
    'SW3 9F, 4 B',
    'SELECT',
    'SW3 90, 8 B',
    'READ',
    'SW3 90, 1284 B',
  ])
  for (const secret of [idCard.number, idCard.name, idCard.address.slice(0, 4)])
    expect(bytesIn(recording)).not.toContain(utf16(secret))
  const long = recording.lines.filter(({ removed }) => removed)
  // Thirteen chunks of the whole answer, and the half.
  expect(long).toHaveLength(14)
  expect(long.at(-1)?.bytes).toEqual(new Uint8Array(700))
  expect(traceFile(recording)).toContain('读取证件 READ')
  expect(traceFile(recording)).toContain('设备已断开')
})

it('a card, a key and all that is encrypted are noughts in the recording of an OSDP reader', async () => {
  const clock = manualClock(5_000)
  const key = bytesOf('A0A1A2A3A4A5A6A7A8A9AAABACADAEAF')
  const device = simOsdpReader({ clock, address: 1, key: null })
  const { transport, recording } = await wired(device, osdpDialect, clock)
  const panel = panelOver({ transport, clock, address: 1, key, install: true })
  const online = panel.connect()
  await clock.pass(500)
  await online
  device.tap(32, bytesOf('11223344'))
  await clock.pass(200)
  panel.end()
  expect(said(recording)).toEqual(
    expect.arrayContaining(['ID', 'PDID', 'CHLNG', 'CCRYPT', 'KEYSET (SC)', 'RAW (SC)']),
  )
  const secured = recording.lines.filter(({ words }) =>
    /KEYSET|RAW|CHLNG|CCRYPT/.test(words[0]?.detail ?? ''),
  )
  expect(secured.length).toBeGreaterThan(4)
  for (const { bytes, removed } of secured) {
    expect(removed).toBe(true)
    expect(hexOf(bytes)).toMatch(/0{16}/)
  }
  expect(recording.lines.find(({ words }) => words[0]?.detail === 'PDID')?.removed).toBe(false)
})

it('the UID of a card is noughts in the recording of a PN532', async () => {
  const { clock, device, transport, recording } = await wired(simulatedPn532(), pn532Dialect)
  const reader = pn532Reader(transport, { clock })
  device.place(bytesOf('C0FFEE11'))
  const found = reader.greet().then(() => reader.find())
  await clock.pass(500)
  expect((await found)?.canonical).toBe('C0FFEE11')
  expect(bytesIn(recording)).not.toContain('C0FFEE11')
  expect(said(recording)).toContain('InListPassiveTarget 1')
})

it('a line of text is so many bytes, and no more', async () => {
  const { clock, device, recording } = await wired(simulatedScanner(), textLineDialect)
  device.scan('0013961168')
  await clock.pass(10)
  expect(recording.lines.at(-1)).toMatchObject({
    removed: true,
    words: [{ text: '一行文字', detail: '10 B' }],
  })
  expect(hexOf(recording.lines.at(-1)?.bytes ?? new Uint8Array())).toBe(`${'00'.repeat(10)}0D0A`)
})

async function reporting<Device extends SimHidDevice>(device: Device, dialect: Dialect) {
  const clock = manualClock(5_000)
  const { hid, recording } = recordedHid(simHid(device, { clock, label: 'HID' }), { clock, dialect })
  await hid.open()
  return { clock, device, hid, recording }
}

it('of what is scanned in reports nothing is kept but how much it was, nor of a report that is none', async () => {
  const { clock, device, hid, recording } = await reporting(simulatedHidScanner(), hidScannerDialect)
  const scanner = hidScanner(hid, { clock })
  const scans: string[] = []
  scanner.onScan((text) => scans.push(text))
  await scanner.wake()
  const code = `2026-LQ-000017-${'8'.repeat(50)}`
  device.scan(code)
  await clock.pass(10)
  expect(scans).toEqual([code])
  expect(said(recording)).toEqual(['FE 01', ']Q3 56 B', ']Q3 9 B'])
  expect(recording.lines.map(({ words }) => words[0]?.text)).toContain('一段扫码内容，后面还有')
  const [, , first] = recording.lines
  expect(first?.removed).toBe(true)
  expect(hexOf(first?.bytes ?? new Uint8Array())).toBe(`02385D5133${'00'.repeat(59)}`)
  expect(bytesIn(recording)).not.toContain(hexOf(new TextEncoder().encode('LQ')))
  const other = listener(hidScannerDialect.received, hidScannerDialect.private)(0, '<=', bytesOf('053132'))
  expect([other.bytes, other.removed]).toEqual([new Uint8Array(3), true])
  expect(traceFile(recording)).toContain('# 每行是一份报告，第一个字节是报告编号')
})

it('what a HID relay is told and says of itself is recorded report by report', async () => {
  const { clock, hid, recording } = await reporting(simulatedHidRelay(), hidRelayDialect)
  const relay = hidRelay(hid, { clock })
  const opened = relay.open({ id: '1', output: 1, pulseMs: 500 }, () => {})
  await clock.pass(1_000)
  await opened
  await hid.close()
  expect(said(recording)).toEqual(['2', 'ABCDE ON 2', '2', 'ABCDE ON -'])
  expect(traceFile(recording)).toContain('\n0 => 00 FF 02 00 00 00 00 00 00 # 吸合继电器 2\n')
  expect(recording.lines.map(({ event }) => event).filter(Boolean)).toEqual(['opened', 'closed'])
  expect(recording.lines.some(({ removed }) => removed)).toBe(false)
})

it('what a relay was told is played again from its file, byte for byte', async () => {
  const { clock, transport, recording, wire } = await wired(simulatedModbusRelay(), modbusRelayDialect())
  wire.befall(faultsAt({ 0: { kind: 'split', size: 3, gapMs: 2 } }))
  const outputs = modbusRelay(transport, { clock }).outputs(4)
  await clock.pass(500)
  expect(await outputs).toEqual([false, false, false, false])
  expect(said(recording)).toEqual(['FC 01 00 00 00 04', 'FC 01 01 00'])
  const again = replay(traceFile(recording))
  await again.open()
  const replayed = modbusRelay(again, { clock }).outputs(4)
  await clock.pass(500)
  expect(await replayed).toEqual([false, false, false, false])
  expect(again.left).toBe(0)
})

it('keeps the latest lines alone, and says how many it let go', async () => {
  const { clock, device, recording, wire } = await wired(simulatedScanner(), lcusRelayDialect)
  for (let at = 0; at < 2_000; at++) device.scan('x')
  wire.lineError('parity')
  await clock.pass(10)
  expect(recording.lines).toHaveLength(1_200)
  expect(recording.count).toBe(2_002)
  expect(traceFile(recording)).toContain('更早的 802 行未保留')
  for (let at = 0; at < 100; at++) wire.inject(new Uint8Array(100_000))
  await clock.pass(10)
  expect(recording.lines.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(262_144)
  recording.clear()
  expect([recording.lines.length, recording.count]).toEqual([0, 0])
})

it('a read of an OSDP reader is a card in canonical bytes, weak where bits were lost', () => {
  const left = (bits: string) =>
    bytesOf(
      BigInt(`0b${bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')}`)
        .toString(16)
        .padStart(Math.ceil(bits.length / 8) * 2, '0'),
    )
  const read = (bits: string, format = 1) => ({ reader: 0, format, bits: bits.length, data: left(bits) })
  const wg26 = toWiegand(bytesOf('D41B81'))
  const wg34 = toWiegand(bytesOf('89D41B81'))
  expect(tapOf(read(wg26), 7)).toMatchObject({ canonical: 'D41B81', format: 'wiegand-26', weak: true, at: 7 })
  expect(tapOf(read(wg34), 7)).toMatchObject({ canonical: '89D41B81', format: 'wiegand-34', weak: false })
  expect(tapOf(read(wg34), 7, true)?.canonical).toBe('811BD489')
  const flipped = `${wg34.slice(0, 5)}${wg34[5] === '1' ? '0' : '1'}${wg34.slice(6)}`
  expect(tapOf(read(flipped), 7)).toBeNull()
  expect(tapOf({ reader: 0, format: 0, bits: 32, data: bytesOf('1EA68671') }, 7)).toMatchObject({
    canonical: '1EA68671',
    format: 'uid-4',
    weak: false,
  })
  expect(tapOf(read('1'.repeat(37)), 7)).toMatchObject({ canonical: '1FFFFFFFFF', weak: true })
})

it('A-70 a line is a card only when it is exactly what such a reader writes', () => {
  const profile = { format: '8H10D', reversed: false } as const
  expect(tapOfLine('0013961168', profile, 3)).toEqual({
    uid: '0013961168',
    canonical: '00D507D0',
    format: '8H10D',
    weak: false,
    at: 3,
  })
  for (const line of [
    '<script>alert(1)</script>',
    "0013961168' OR 1=1",
    '００１３９６１１６８',
    '1'.repeat(10_000_000),
  ])
    expect(tapOfLine(line, profile, 3)).toBeNull()
})
