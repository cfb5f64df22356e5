import fc from 'fast-check'
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

const line = (text: string) => new TextEncoder().encode(`${text}\r\n`)
const codeText = fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{6,40}[A-Z0-9]$/)
/** Where a text is cut, and for how many milliseconds it rests there. */
const cutsOf = () => fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 499 })), { maxLength: 3 })
function pieces(bytes: Uint8Array, cuts: readonly (readonly [number, number])[]) {
  const within = new Map(cuts.filter(([at]) => at < bytes.length))
  const sorted = [...within].sort(([a], [b]) => a - b)
  const ends = [...sorted.map(([at]) => at), bytes.length]
  return ends.map((end, index) => ({
    bytes: bytes.slice(ends[index - 1] ?? 0, end),
    restMs: sorted[index]?.[1] ?? 1,
  }))
}

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
    wire.inject(new TextEncoder().encode('001396'))
    await clock.pass(501)
    device.scan('1EA68671')
    await clock.pass(1)
    expect(lines).toEqual(['1EA68671'])
  })

  it('a line that comes in two pieces, 80 ms apart, is one', async () => {
    const { clock, device, wire, lines } = await com()
    wire.befall(faultsAt({ 0: { kind: 'split', size: 20, gapMs: 80 } }))
    device.scan('BD-2026-530102-0019-000017')
    await clock.pass(200)
    expect(lines).toEqual(['BD-2026-530102-0019-000017'])
  })

  it('however its lines are cut and rest for less than half a second, each is heard whole and once', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(codeText, cutsOf()), { minLength: 1, maxLength: 4 }),
        async (said) => {
          const { clock, wire, lines } = await com()
          for (const [text, cuts] of said)
            for (const { bytes, restMs } of pieces(line(text), cuts)) {
              wire.inject(bytes)
              await clock.pass(restMs)
            }
          expect(lines).toEqual(said.map(([text]) => text))
        },
      ),
      { numRuns: 60 },
    ))

  it('whatever is lost of it, told by the port, nothing is heard that was not sent, and the next line is', () =>
    fc.assert(
      fc.asyncProperty(codeText, fc.nat(), fc.nat(), fc.nat(499), async (text, from, to, restMs) => {
        const { clock, device, wire, lines } = await com()
        const bytes = line(text)
        const [first, last] = [from % bytes.length, to % bytes.length].sort((a, b) => a - b) as [
          number,
          number,
        ]
        wire.inject(bytes.slice(0, first))
        await clock.pass(1)
        wire.lineError('overrun')
        await clock.pass(restMs)
        wire.inject(bytes.slice(last))
        await clock.pass(1)
        // What was lost may have been the end itself: then half a second without a word is one.
        await clock.pass(501)
        device.scan('NEXT-000018')
        await clock.pass(1)
        // A line is whole once the byte that ends it is heard; what is lost after that is no part of it.
        const whole = first > text.length ? [text] : []
        expect(lines).toEqual([...whole, 'NEXT-000018'])
      }),
      { numRuns: 60 },
    ))

  it('a page that stood still for a second hears the rest of a line that waited', async () => {
    const { clock, wire, lines } = await com()
    wire.inject(line('2026-LQ-000017').slice(0, 8))
    await clock.pass(1)
    // A clock that jumps runs what is due at once, and bytes come after it.
    await clock.pass(450)
    wire.inject(line('2026-LQ-000017').slice(8))
    await clock.pass(1)
    expect(lines).toEqual(['2026-LQ-000017'])
  })

  it('a byte that is no text spoils its line and no other', async () => {
    const { clock, wire, device, lines } = await com()
    wire.inject(Uint8Array.of(0x41, 0x42, 0x1d, ...line('20260101')))
    device.scan('AB-20260101')
    await clock.pass(1)
    expect(lines).toEqual(['AB-20260101'])
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
    expect(scans).toEqual([']Q3 next'])
  })

  it('whichever parts of a long code are missing, late or unreadable, no piece of it is taken for a code', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom('missing', 'late', 'unreadable'), fc.nat(2), async (befallen, at) => {
        const { clock, device, scanner, scans } = await pos()
        await scanner.wake()
        const reports = codec.encode(']Q3', new TextEncoder().encode('2026-LQ-'.repeat(25)))
        for (const [index, report] of reports.entries()) {
          if (index === at && befallen === 'missing') await clock.pass(501)
          else if (index === at + 1 && befallen === 'late') await clock.pass(501)
          if (index === at && befallen === 'missing') continue
          device.say(
            codec.scanReport,
            index === at + 1 && befallen === 'unreadable' ? new Uint8Array(63) : report,
          )
          await clock.pass(1)
        }
        if (befallen === 'unreadable' && at === 2)
          device.say(codec.scanReport, reports.at(-1) ?? new Uint8Array())
        device.scan('0013961168')
        await clock.pass(1)
        // A first part that is missing leaves no trace by which the rest could be known.
        if (befallen === 'missing' && at === 0) return
        expect(scans).toEqual([']Q3 0013961168'])
      }),
    ))

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
    if (heard.kind === 'end') expect(heard.text?.length ?? 0).toBeLessThanOrEqual(512)
  }
  detector.idle()
  expect(detector.idle()).toBeNull()
})
