import { describe, expect, it } from 'vitest'
import { DeviceError } from '#devices/fault.ts'
import type { CardPlace } from '#devices/model/card-place.ts'
import { type IdCard, maskedNumber } from '#devices/model/id-card.ts'
import { faultsAt } from '#devices/sim/fault-script.ts'
import { manualClock } from '#devices/sim/manual-clock.ts'
import { simTransport } from '#devices/sim/sim-transport.ts'
import { fuzz, unhex } from '#tests/support/codec-checks.ts'
import {
  answerDecoder,
  command,
  encodeAnswer,
  encodeRequest,
  requestDecoder,
  type SamAnswer,
} from './codec.ts'
import { idCardReader } from './driver.ts'
import { simulatedIdCardReader } from './simulator.ts'
import { status } from './status.ts'
import { isExpired, readCardText, writeCardText } from './text-layout.ts'
import vectors from './vectors.json'

const [first, second] = vectors.cards.map(({ card }) => card as IdCard) as [IdCard, IdCard]

async function atDesk() {
  const clock = manualClock(1_000_000)
  const device = simulatedIdCardReader()
  const wire = simTransport(device, { clock })
  await wire.open()
  const reader = idCardReader(wire, { clock })
  /** What a promise came to within so many milliseconds. */
  async function within<T>(ms: number, promise: Promise<T>): Promise<T | string> {
    const told = promise.catch((error) => (error instanceof DeviceError ? error.message : String(error)))
    await clock.pass(ms)
    return await told
  }
  function watch() {
    const heard: (IdCard | DeviceError)[] = []
    const places: CardPlace[] = []
    const stop = new AbortController()
    const over = reader.watch(
      (read) => heard.push(read),
      stop.signal,
      (place) => places.push(place),
    )
    over.catch(() => {})
    return { heard, places, stop, over }
  }
  return { clock, device, wire, reader, within, watch }
}

/** A text put together by hand, byte by byte, as the published layouts have it. */
function written(...fields: readonly (readonly [at: number, text: string])[]) {
  const bytes = new Uint8Array(256)
  for (let at = 0; at < 256; at += 2) bytes[at] = 0x20
  for (const [at, text] of fields)
    for (const [index, char] of [...text].entries())
      bytes.set([char.charCodeAt(0) & 0xff, char.charCodeAt(0) >> 8], at + index * 2)
  return bytes
}

describe('check 1: the frames of a resident-ID reader', () => {
  it.each(vectors.requests)('$name is asked byte for byte', ({ command: code, data, hex }) => {
    expect(encodeRequest(code, unhex(data))).toEqual(unhex(hex))
    expect(requestDecoder().push(unhex(hex))).toEqual([{ frame: { command: code, data: unhex(data) } }])
  })

  it.each(vectors.answers)('$name is answered byte for byte', ({ status: code, hex }) => {
    const [heard] = answerDecoder().push(unhex(hex)) as [{ frame: SamAnswer }]
    expect(heard.frame.status).toBe(code)
    expect(encodeAnswer(code, heard.frame.data)).toEqual(unhex(hex))
  })

  it.each(vectors.cards)(
    'the text of $card.name is read and written byte for byte',
    ({ card, text, check }) => {
      expect(readCardText(unhex(text))).toEqual({ card })
      expect(writeCardText(card as IdCard)).toEqual(unhex(text))
      const frame = encodeAnswer(
        status.done,
        Uint8Array.of(1, 0, 4, 0, ...unhex(text), ...new Uint8Array(1_024)),
      )
      expect(frame.subarray(0, 14)).toEqual(unhex(vectors.readHeader))
      expect(frame.at(-1)).toBe(Number.parseInt(check, 16))
    },
  )

  it('a frame with a wrong check, as published code sends it, is told so', async () => {
    const device = simulatedIdCardReader()
    const said: Uint8Array[] = []
    device.attach((bytes) => said.push(bytes))
    device.hear(unhex(vectors.wrong[0]?.hex ?? ''))
    expect(said).toEqual([encodeAnswer(status.wrongCheck)])
  })
})

describe('the text of a card', () => {
  const common = [
    [36, '20080229'],
    [188, '20240101'],
    [204, '20340101'],
  ] as const

  it('is that of a residence permit where its flag says J', () => {
    const text = written(
      [0, '测试乙'],
      [30, '1'],
      [52, '示例路2号'],
      [122, first.number],
      ...common,
      [220, 'H00000000'],
      [248, 'J'],
    )
    expect(readCardText(text)).toEqual({
      card: expect.objectContaining({ kind: 'residence-permit', name: '测试乙', passNumber: 'H00000000' }),
    })
  })

  it('is that of a foreigner of 2017 where its flag says I', () => {
    const text = written(
      [0, 'SAMPLE, ALEX'],
      [120, '1'],
      [122, 'XXX999999000001'],
      [152, 'XXX'],
      [158, '山姆'],
      ...common.slice(1),
      [220, '19900101'],
      [248, 'I'],
    )
    expect(readCardText(text)).toEqual({
      card: expect.objectContaining({
        kind: 'foreigner',
        name: '山姆',
        nation: 'XXX',
        birth: '1990-01-01',
        number: 'XXX999999000001',
      }),
    })
  })

  it('is that of a foreigner of 2023 where its flag says Y', () => {
    const text = written(
      [0, '山姆'],
      [30, '2'],
      ...common,
      [52, 'SAMPLE, ALEX'],
      [122, first.number],
      [248, 'Y'],
    )
    expect(readCardText(text)).toEqual({
      card: expect.objectContaining({ kind: 'foreigner', name: '山姆', address: '', birth: '2008-02-29' }),
    })
  })

  it.each([
    ['a number whose check digit is wrong', [122, '999999200802290018'], 'number'],
    ['a birthday that never was', [36, '20080230'], 'date'],
    ['a flag nobody knows', [248, 'Q'], 'flag'],
  ] as const)('is refused with %s', (_, [at, text], invalid) => {
    const bytes = writeCardText(first)
    bytes.set(written([at, text]).subarray(at, at + text.length * 2), at)
    expect(readCardText(bytes)).toEqual({ invalid })
  })

  it('runs out after its last day, and never where it says 长期', () => {
    expect(isExpired(first, '2034-01-01')).toBe(false)
    expect(isExpired(first, '2034-01-02')).toBe(true)
    expect(isExpired(second, '2999-01-01')).toBe(false)
  })
})

describe('a resident-ID reader', () => {
  it('reads the card that lies on it, and its own number', async () => {
    const { reader, device, within } = await atDesk()
    expect(await within(0, reader.samId())).toBe('05.03-20241003-0000000007-0000000042')
    expect(await within(0, reader.read())).toBeNull()
    device.place(first)
    const card = await within(0, reader.read())
    expect(card).toEqual(first)
    expect(maskedNumber(first)).toBe('**************0017')
  })

  it('check 11: a card left on it is read once, and again only when laid on again', async () => {
    const { clock, device, watch, wire } = await atDesk()
    const { heard, stop } = watch()
    device.place(first)
    await clock.pass(10_000)
    expect(heard).toEqual([first])
    device.place(second)
    await clock.pass(1_000)
    device.lift()
    await clock.pass(2_000)
    device.place(first)
    await clock.pass(1_000)
    expect(heard).toEqual([first, second, first])
    stop.abort()
    await clock.pass(1_000)
    expect(device.reads).toBe(3)
    expect(wire.plugged).toBe(true)
  })

  it('tells that a card lies there still, and soon after it was taken away that it was', async () => {
    const { clock, device, watch } = await atDesk()
    const { heard, places } = watch()
    device.place(first)
    await clock.pass(100)
    expect([heard, places]).toEqual([[first], ['lying']])
    await clock.pass(5_000)
    expect(places).toEqual(['lying'])
    device.lift()
    await clock.pass(200)
    expect(places).toEqual(['lying', 'lifted'])
    // Laid on again in the same second: told of as lying, and the same tap all the same.
    device.place(first)
    await clock.pass(100)
    expect([heard, places]).toEqual([[first], ['lying', 'lifted', 'lying']])
  })

  it('says nothing of where a card is when the reader cannot tell, and reads the next one', async () => {
    const { clock, device, watch, wire } = await atDesk()
    const { heard, places } = watch()
    device.refuse(command.readNewAddress, status.wrongCommand, 99)
    device.place(first)
    await clock.pass(2_000)
    device.place(second)
    await clock.pass(100)
    device.refuse(command.readNewAddress, status.noContent, 0)
    // One that does not even answer is asked once, and never again.
    wire.befall((_, bytes) =>
      bytes.length === 11 && bytes[9] === status.noContent ? { kind: 'drop' } : undefined,
    )
    device.place(first)
    await clock.pass(3_000)
    device.place(second)
    await clock.pass(100)
    expect(heard).toEqual([first, second, first, second])
    expect(places).toEqual([])
  })

  it('finds a card within 40 ms, wherever in its round the reader is', async () => {
    const { clock, device, watch } = await atDesk()
    const { heard } = watch()
    for (const [card, after] of [
      [first, 1_717],
      [second, 1_739],
    ] as const) {
      await clock.pass(after)
      device.place(card)
      await clock.pass(41)
      expect(heard.at(-1)).toEqual(card)
      device.lift()
    }
  })

  it('tries a card that lay badly three times, 200 ms apart', async () => {
    const { reader, device, within } = await atDesk()
    device.place(first)
    device.refuse(command.select, status.selectFailed, 2)
    expect(await within(400, reader.read())).toEqual(first)
    device.place(first)
    device.refuse(command.read, status.readFailed, 3)
    expect(await within(400, reader.read())).toBe('card-unreadable: SW3 41')
  })

  it('says when a card was taken away too early, and what the device refused', async () => {
    const { reader, device, within, clock } = await atDesk()
    device.place(first)
    device.refuse(command.select, status.selectFailed, 1)
    const reading = reader.read()
    await clock.pass(100)
    device.lift()
    expect(await within(400, reading)).toBe('card-removed-early')
    device.refuse(command.find, 0x66, 1)
    expect(await within(0, reader.read())).toBe('device-refused: SW3 66')
  })

  it('tells of a broken card without a word of what is on it', async () => {
    const { device, clock, watch } = await atDesk()
    const { heard } = watch()
    const text = writeCardText(first)
    text.set(written([122, '999999200802290018']).subarray(122, 158), 122)
    device.placeText(text)
    await clock.pass(1_000)
    expect(heard.map(String)).toEqual(['DeviceError: card-invalid: number'])
  })

  it('check 12: an answer just in time is taken; a late one is asked for again and never taken for the next', async () => {
    const { reader, device, wire, within } = await atDesk()
    device.place(first)
    wire.befall(faultsAt({ 0: { kind: 'delay', ms: 990 } }))
    expect(await within(1_000, reader.read())).toEqual(first)
    device.place(first)
    wire.befall(faultsAt({ 0: { kind: 'delay', ms: 1_010 } }))
    expect(await within(3_100, reader.read())).toEqual(first)
    expect(device.reads).toBe(2)
  })

  it('check 5: a card whose answer came broken must be laid on again, and is read then', async () => {
    const { reader, device, wire, within } = await atDesk()
    device.place(first)
    wire.befall(faultsAt({ 2: { kind: 'flip', bit: 5 * 8 } }))
    // The reader takes it for read and does not find it again before it was lifted.
    expect(await within(20_000, reader.read())).toBe('card-removed-early')
    device.lift()
    device.place(first)
    expect(await within(1_000, reader.read())).toEqual(first)
  })

  it('rejects once when it is pulled out in the middle of an answer, and lets go of the wire', async () => {
    const { reader, device, wire, within } = await atDesk()
    device.place(first)
    wire.befall(faultsAt({ 2: { kind: 'unplug', after: 700 } }))
    expect(await within(0, reader.read())).toBe('device-lost')
    expect(wire.listening).toBe(0)
  })

  it('fuzz: noise is never a card', () => {
    const frames = [first, second].map((card) =>
      encodeAnswer(status.done, Uint8Array.of(1, 0, 4, 0, ...writeCardText(card), ...new Uint8Array(1_024))),
    )
    const wire = { decoder: answerDecoder, frames, start: [0xaa, 0xaa, 0xaa, 0x96, 0x69] }
    const numbers = new Set<string>()
    fuzz(wire, Number(process.env.DEVICE_FUZZ ?? 2_000), 7, (frame) => {
      const text = readCardText((frame as SamAnswer).data.subarray(4, 260))
      if ('card' in text) numbers.add(text.card.number)
    })
    expect([...numbers].toSorted()).toEqual([first.number, second.number].toSorted())
  })
})
