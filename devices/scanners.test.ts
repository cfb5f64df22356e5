import { describe, expect, it } from 'vitest'
import * as hidRelay from './hid-relay/codec.ts'
import * as codec from './hid-scanner/codec.ts'
import { hidScanner } from './hid-scanner/driver.ts'
import { simulatedHidScanner } from './hid-scanner/simulator.ts'
import vectors from './hid-scanner/vectors.json'
import { burstDetector } from './keyboard-wedge/burst.ts'
import { faultsAt } from './sim/fault-script.ts'
import { manualClock } from './sim/manual-clock.ts'
import { seeded } from './sim/random.ts'
import { simHid } from './sim/sim-hid.ts'
import { simTransport } from './sim/sim-transport.ts'
import { lineReader } from './text-line/driver.ts'
import { simulatedScanner } from './text-line/simulator.ts'

/** `DEVICE_FUZZ=1000000` for the long run. */
const fuzzed = Number(process.env.DEVICE_FUZZ ?? 3_000)

async function com() {
  const clock = manualClock()
  const device = simulatedScanner()
  const wire = simTransport(device, { clock })
  await wire.open()
  const reader = lineReader(wire, { clock })
  const lines: string[] = []
  reader.onLine((line) => lines.push(line))
  return { clock, device, wire, reader, lines }
}

async function pos() {
  const clock = manualClock()
  const device = { ...simulatedHidScanner(), say: (_: number, __: Uint8Array) => {} }
  const { attach } = device
  device.attach = (say) => {
    device.say = say
    attach(say)
  }
  const wire = simHid(device, { clock })
  await wire.open()
  const scanner = hidScanner(wire, { clock })
  const scans: string[] = []
  scanner.onScan((text, aim) => scans.push(`${aim} ${text}`))
  return { clock, device, wire, scanner, scans }
}

describe('a scanner in USB-COM mode', () => {
  it('says each line once, however it is split', async () => {
    const { clock, device, wire, lines } = await com()
    wire.befall(faultsAt({ 0: { kind: 'split', size: 1, gapMs: 10 } }))
    device.scan('0013961168')
    await clock.pass(200)
    device.scan('测试甲')
    await clock.pass(1)
    expect(lines).toEqual(['0013961168', '测试甲'])
  })

  it('check 5: half a line that falls silent is no line, and does not stick to the next', async () => {
    const { clock, device, wire, lines } = await com()
    wire.befall(faultsAt({ 0: { kind: 'split', size: 4, gapMs: 60 } }))
    device.scan('0013961168')
    await clock.pass(300)
    device.scan('1EA68671')
    await clock.pass(1)
    expect(lines).not.toContain('0013961168')
    expect(lines.at(-1)).toBe('1EA68671')
  })

  it('is heard by its silence where it ends no line', async () => {
    const clock = manualClock()
    let say: (bytes: Uint8Array) => void = () => {}
    const device = { attach: (speak: typeof say) => (say = speak), hear() {}, reboot() {} }
    const wire = simTransport(device, { clock })
    await wire.open()
    const lines: string[] = []
    lineReader(wire, { clock, ended: false }).onLine((line) => lines.push(line))
    say(new TextEncoder().encode('00139'))
    await clock.pass(40)
    say(new TextEncoder().encode('61168'))
    await clock.pass(49)
    expect(lines).toEqual([])
    await clock.pass(2)
    expect(lines).toEqual(['0013961168'])
  })

  it('lets go of the wire', async () => {
    const { wire, reader } = await com()
    reader.end()
    expect(wire.listening).toBe(0)
  })
})

describe('a scanner in HID-POS mode', () => {
  it('check 1: its report is read and written byte for byte', () => {
    const { aim, text, length, dataAt, moreAt, bytes } = vectors.scan
    const [report = new Uint8Array()] = codec.encode(aim, new TextEncoder().encode(text))
    expect(report).toHaveLength(bytes)
    expect([report[0], report[moreAt]]).toEqual([length, 0])
    expect(new TextDecoder().decode(report.subarray(dataAt, dataAt + length))).toBe(text)
    const shifted = Uint8Array.of(report[0] ?? 0, 0, ...report.subarray(1, -2), 0)
    for (const each of [report, shifted]) {
      const part = codec.decode(each)
      expect(part && { ...part, data: new TextDecoder().decode(part.data) }).toEqual({
        aim,
        data: text,
        more: false,
      })
    }
  })

  it('speaks once it is asked to, and says long codes in parts', async () => {
    const { clock, device, scanner, scans } = await pos()
    device.scan('unheard')
    await scanner.wake()
    const long = '校园'.repeat(100)
    device.scan(long)
    device.scan('0013961168', ']C0')
    await clock.pass(1)
    expect(scans).toEqual([`]Q3 ${long}`, ']C0 0013961168'])
  })

  it('says nothing of a code whose parts did not all come', async () => {
    const { clock, device, wire, scanner, scans } = await pos()
    await scanner.wake()
    wire.befall(faultsAt({ 2: { kind: 'delay', ms: 900 } }))
    device.scan('x'.repeat(150))
    await clock.pass(2_000)
    device.scan('next')
    await clock.pass(1)
    expect(scans).not.toContain(`]Q3 ${'x'.repeat(150)}`)
    expect(scans.at(-1)).toBe(']Q3 next')
  })

  it(`fuzz: ${fuzzed} random and mutated reports throw nothing, and none is longer than a code may be`, async () => {
    const { clock, wire, scanner, device, scans } = await pos()
    await scanner.wake()
    const random = seeded(8)
    const good = codec.encode(']Q3', new Uint8Array(40).fill(0x41))[0] ?? new Uint8Array()
    for (let sent = 0; sent < fuzzed; sent++) {
      const report =
        sent % 2
          ? good.with(Math.floor(random() * good.length), Math.floor(random() * 256))
          : Uint8Array.from({ length: Math.floor(random() * 80) }, () => random() * 256)
      device.say(codec.scanReport, report)
      if (sent % 64 === 0) await clock.pass(1)
      hidRelay.decode(report)
    }
    await clock.pass(1_000)
    for (const scan of scans) expect(scan.length).toBeLessThanOrEqual(4_100)
    expect(scans.length).toBeGreaterThan(fuzzed / 8)
    expect(codec.decode(new Uint8Array(63))).toBeNull()
    scanner.end()
    expect(wire.listening).toBe(0)
  })
})

it(`fuzz: ${fuzzed} keys of all kinds and speeds throw nothing, and no more than a scan is kept of them`, () => {
  const random = seeded(9)
  const detector = burstDetector()
  const keys = ['a', '7', '<', '你', 'Process', 'Shift', 'Enter', 'Dead', '']
  let at = 0
  for (let pressed = 0; pressed < fuzzed; pressed++) {
    at += random() < 0.7 ? random() * 20 : random() * 400
    const key = keys[Math.floor(random() * keys.length)] ?? ''
    const heard = detector.press({
      key,
      code: key === 'Enter' ? key : `Key${pressed % 7}`,
      at,
      repeat: random() < 0.01,
    })
    if (heard.kind === 'end') expect(heard.text.length).toBeLessThanOrEqual(512)
  }
  detector.idle()
  expect(detector.idle()).toBeNull()
})
