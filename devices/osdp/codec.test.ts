import { describe, expect, it } from 'vitest'
import { bytesOf, hexOf } from '#devices/hex.ts'
import { seeded } from '#devices/sim/random.ts'
import { checksum, crc16 } from './check.ts'
import { decoder, encode, type Frame } from './codec.ts'
import vectors from './vectors.json' with { type: 'json' }

const framesIn = (bytes: Uint8Array) =>
  decoder()
    .push(bytes)
    .flatMap((found) => ('frame' in found ? [found.frame] : []))
const same = (left: string, right: string) => expect(left.toLowerCase()).toBe(right.toLowerCase())
const withMark = (hex: string) => (hex.startsWith('ff') ? hex : `ff${hex}`)

const recorded = [...vectors.sessions.keyed.frames, ...vectors.sessions.installed.frames].map((line) =>
  line.slice(1),
)
const all = [
  ...vectors.frames.frames,
  ...vectors.osdpNet.commands.flatMap(({ sc, crc, sum }) => [sc, crc, sum]),
  ...vectors.osdpNet.replies,
  ...recorded,
]

describe('check 1: vectors of the frame', () => {
  it.each(vectors.check.crc)('the CRC of annex E: $msg', ({ msg, crcLE }) => {
    const crc = crc16(bytesOf(msg))
    same(hexOf(Uint8Array.of(crc & 0xff, crc >> 8)), crcLE)
  })

  it.each(vectors.check.checksum)('the checksum of annex E: $msg', (vector) => {
    same(hexOf(Uint8Array.of(checksum(bytesOf(vector.msg)))), vector.checksum)
  })

  it('decodes every frame of every source, and encodes it to the same bytes', () => {
    expect(all.length).toBeGreaterThan(400)
    for (const hex of all) {
      const [frame, ...more] = framesIn(bytesOf(hex))
      expect(more).toEqual([])
      same(hexOf(encode(frame as Frame)), withMark(hex))
    }
  })

  it.each(vectors.frames.invalid)('is no frame: %s', (hex) => {
    expect(framesIn(bytesOf(hex))).toEqual([])
  })
})

describe('check 2: any split', () => {
  const stream = bytesOf(all.slice(0, 20).join(''))
  const whole = framesIn(stream)

  it('cut at every place', () => {
    for (let at = 0; at <= stream.length; at++) {
      const feed = decoder()
      const found = [...feed.push(stream.subarray(0, at)), ...feed.push(stream.subarray(at))]
      expect(found.flatMap((one) => ('frame' in one ? [one.frame] : []))).toEqual(whole)
    }
  })

  it('a byte at a time', () => {
    const feed = decoder()
    const found = Array.from(stream, (byte) => feed.push(Uint8Array.of(byte))).flat()
    expect(found).toEqual(whole.map((frame) => ({ frame })))
  })
})

const random = seeded(20_260_501)
const upTo = (limit: number) => Math.floor(random() * limit)
const noise = (length: number) => Uint8Array.from({ length }, () => (random() < 0.1 ? 0x53 : upTo(256)))
const someFrame = (): Frame => ({
  address: 101,
  isReply: true,
  sequence: upTo(4),
  check: 'crc',
  code: 0x50,
  data: noise(upTo(40)),
})

describe('check 3: noise', () => {
  it('between 10,000 frames loses 10 at most and makes none', () => {
    const feed = decoder()
    const heard: string[] = []
    const said: string[] = []
    const take = (found: ReturnType<typeof feed.push>) => {
      for (const one of found) if ('frame' in one) heard.push(hexOf(encode(one.frame)))
    }
    for (let at = 0; at < 10_000; at++) {
      const bytes = encode(someFrame())
      said.push(hexOf(bytes))
      take(feed.push(noise(upTo(65))))
      take(feed.push(bytes))
      // Silence follows each, as it does on a line where one speaks and then waits.
      take(feed.cut())
    }
    const known = new Set(said)
    expect(heard.filter((frame) => !known.has(frame))).toEqual([])
    expect(heard.length).toBeGreaterThanOrEqual(9_990)
  })
})

describe('check 4: wrong checksum', () => {
  it('one flipped bit in each of 1,000 frames: none is taken, and the next good one is found', () => {
    for (let at = 0; at < 1_000; at++) {
      const good = encode(someFrame())
      const bit = 8 + upTo((good.length - 1) * 8)
      const bad = good.with(bit >> 3, (good[bit >> 3] ?? 0) ^ (1 << (bit & 7)))
      const feed = decoder()
      const found = [...feed.push(Uint8Array.of(...bad, ...good)), ...feed.cut()]
      const frames = found.flatMap((one) => ('frame' in one ? [hexOf(encode(one.frame))] : []))
      expect(frames).toEqual([hexOf(good)])
    }
  })

  it('holds no more than it must', () => {
    const feed = decoder()
    for (let at = 0; at < 500; at++) {
      feed.push(Uint8Array.of(0x53, 0x65, 0x9f, 0x05, 0x04))
      expect(feed.held).toBeLessThanOrEqual(1_440)
    }
  })
})

describe('check 5: lying length', () => {
  it.each([0, 0xffff, 7, 1_441])('%i is not waited for', (length) => {
    const good = encode(someFrame())
    const lie = Uint8Array.of(0x53, 0xe5, length & 0xff, length >> 8, 0x04)
    const [frame] = framesIn(Uint8Array.of(...lie, ...good))
    expect(frame && hexOf(encode(frame))).toBe(hexOf(good))
  })
})

describe('fuzzing', () => {
  const rounds = Number(process.env.DEVICE_FUZZ ?? 20_000)

  it(`${rounds} random and mutated frames: no throw, and no false card`, () => {
    const feed = decoder()
    const good = encode({ ...someFrame(), data: Uint8Array.of(0, 1, 26, 0, 1, 2, 3, 4) })
    let falseCards = 0
    for (let at = 0; at < rounds; at++) {
      const place = upTo(good.length)
      const mutated = good.with(place, upTo(256))
      const found = [...feed.push(at % 2 ? mutated : noise(upTo(64))), ...feed.cut()]
      for (const one of found)
        if ('frame' in one && one.frame.code === 0x50 && hexOf(encode(one.frame)) !== hexOf(good))
          falseCards += 1
    }
    expect(falseCards).toBe(0)
  })
})
