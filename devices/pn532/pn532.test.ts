import { describe, expect, it } from 'vitest'
import { faultsAt, randomFaults } from '#devices/sim/fault-script.ts'
import { manualClock } from '#devices/sim/manual-clock.ts'
import { simTransport } from '#devices/sim/sim-transport.ts'
import { unhex } from '#tests/support/codec-checks.ts'
import { ack, answerDecoder, encode, requestDecoder, wake } from './codec.ts'
import { pn532Reader } from './driver.ts'
import { simulatedPn532 } from './simulator.ts'
import vectors from './vectors.json'

async function atDesk() {
  const clock = manualClock()
  const device = simulatedPn532()
  const wire = simTransport(device, { clock })
  await wire.open()
  const reader = pn532Reader(wire, { clock })
  const heard: string[] = []
  const places: string[] = []
  const stop = new AbortController()
  const watch = () =>
    reader
      .watch(
        (tap) => heard.push(tap.canonical),
        stop.signal,
        (place) => places.push(place),
      )
      .catch((error) => error.code)
  return { clock, device, wire, reader, heard, places, stop, watch }
}

describe('check 1: the frames of a PN532', () => {
  it.each(vectors.answers)('$name', ({ hex }) => {
    const [heard] = answerDecoder().push(unhex(hex)) as [{ frame: { direction: number; data: Uint8Array } }]
    expect(encode(heard.frame.direction, [...heard.frame.data])).toEqual(unhex(hex))
  })

  it.each(vectors.requests)('$name is understood, also right after waking', ({ hex }) => {
    const heard = requestDecoder().push(unhex(hex))
    expect(heard.filter((each) => 'frame' in each)).toHaveLength(1)
  })

  it('an acknowledgement and its opposite are frames', () => {
    expect(answerDecoder().push(ack)).toEqual([{ frame: { ack: true } }])
    expect(answerDecoder().push(unhex('0000ffff0000'))).toEqual([{ frame: { ack: false } }])
    expect(wake).toEqual(unhex(`5555${'00'.repeat(14)}`))
  })
})

it('check 15: the simulator answers what libnfc asked of a chip, byte for byte', () => {
  const device = simulatedPn532()
  const said: string[] = []
  device.attach((bytes) => said.push(Buffer.from(bytes).toString('hex')))
  device.place(unhex('1ea68671'))
  for (const line of vectors.nfcList) if (line.startsWith('>')) device.hear(unhex(line.slice(2)))
  expect(said).toEqual(vectors.nfcList.flatMap((line) => (line.startsWith('<') ? [line.slice(2)] : [])))
})

describe('a PN532 reader', () => {
  it('says what it is, and names the card in its field', async () => {
    const { device, reader } = await atDesk()
    expect(await reader.greet()).toBe('PN532 1.6')
    expect(await reader.find()).toBeNull()
    device.place(unhex(vectors.uid))
    expect(await reader.find()).toEqual({
      uid: vectors.uid,
      canonical: vectors.uid,
      format: 'uid-4',
      weak: false,
      at: 0,
    })
    device.place(unhex('04a1b2c3d4e5f6'))
    expect((await reader.find())?.format).toBe('uid-7')
  })

  it('check 11: a card held for 10 s is one tap, two cards are two', async () => {
    const { clock, device, heard, stop, watch } = await atDesk()
    const over = watch()
    device.place(unhex(vectors.uid))
    await clock.pass(10_000)
    expect(heard).toEqual([vectors.uid])
    device.place(unhex('1ea68671'))
    await clock.pass(200)
    device.place(null)
    await clock.pass(1_600)
    device.place(unhex(vectors.uid))
    await clock.pass(200)
    expect(heard).toEqual([vectors.uid, '1EA68671', vectors.uid])
    stop.abort()
    await clock.pass(500)
    expect(await over).toBeUndefined()
  })

  it('check 11: a card that lies there while the computer is busy for two seconds is still one tap', async () => {
    const { clock, device, heard, stop, watch } = await atDesk()
    let busy = 0
    const { after } = clock
    clock.after = (ms, run) => after(ms + busy, run)
    const over = watch()
    device.place(unhex(vectors.uid))
    await clock.pass(400)
    busy = 2_000
    await clock.pass(9_000)
    expect(heard).toEqual([vectors.uid])
    stop.abort()
    await clock.pass(5_000)
    await over
  })

  it('tells that a card lies there, and that it was lifted when it is missed twice', async () => {
    const { clock, device, places, stop, watch } = await atDesk()
    const over = watch()
    await clock.pass(1_000)
    expect(places).toEqual([])
    device.place(unhex(vectors.uid))
    await clock.pass(1_000)
    device.place(null)
    await clock.pass(150)
    device.place(unhex(vectors.uid))
    await clock.pass(1_000)
    expect(places).toEqual(['lying'])
    device.place(null)
    await clock.pass(300)
    expect(places).toEqual(['lying', 'lifted'])
    stop.abort()
    await clock.pass(500)
    await over
  })

  it.each([
    [290, 1],
    [310, 2],
  ])('check 12: an answer after %i ms is had at try %i', async (ms, tries) => {
    const { clock, device, wire, reader } = await atDesk()
    let asked = 0
    const hear = device.hear
    device.hear = (bytes) => {
      asked += 1
      hear.call(device, bytes)
    }
    // Each question is answered by an acknowledgement and then by the answer itself.
    wire.befall(faultsAt({ 1: { kind: 'delay', ms } }))
    const found = reader.find()
    await clock.pass(2_000)
    expect(await found).toBeNull()
    expect(asked).toBe(tries)
  })

  it('check 7: on a bad line every tap is still one, and none is made up', async () => {
    const { clock, device, wire, reader, heard, stop, watch } = await atDesk()
    await reader.greet()
    wire.befall(randomFaults(11, 0.1, ['flip', 'split', 'duplicate', 'delay']))
    const over = watch()
    for (const uid of ['04a1b2c3d4e5f6', vectors.uid, '1ea68671']) {
      device.place(unhex(uid))
      await clock.pass(6_000)
      device.place(null)
      await clock.pass(4_000)
    }
    expect(heard).toEqual(['04A1B2C3D4E5F6', vectors.uid, '1EA68671'])
    stop.abort()
    await clock.pass(2_000)
    await over
  })

  it('rejects when it is pulled out in the middle of a frame, and lets go of the wire', async () => {
    const { clock, wire, watch } = await atDesk()
    wire.befall(faultsAt({ 1: { kind: 'unplug', after: 4 } }))
    const over = watch()
    await clock.pass(1_000)
    expect(await over).toBe('device-lost')
    expect(wire.listening).toBe(0)
  })
})
