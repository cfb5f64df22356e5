import { describe, expect, it } from 'vitest'
import {
  framesOf,
  fuzz,
  joined,
  throughFlips,
  throughNoise,
  unhex,
  type Wire,
} from '#tests/support/codec-checks.ts'
import * as card from './id-card-reader/codec.ts'
import { writeCardText } from './id-card-reader/text-layout.ts'
import cardVectors from './id-card-reader/vectors.json'
import * as lcus from './lcus-relay/codec.ts'
import lcusVectors from './lcus-relay/vectors.json'
import * as modbus from './modbus-relay/codec.ts'
import modbusVectors from './modbus-relay/vectors.json'
import type { IdCard } from './model/id-card.ts'
import * as pn532 from './pn532/codec.ts'
import pn532Vectors from './pn532/vectors.json'
import { encode as encodeLine, lineDecoder } from './text-line/codec.ts'

const hexes = (all: readonly { readonly hex: string }[]) => all.map(({ hex }) => unhex(hex))
const head = Uint8Array.of(1, 0, 4, 0)
const cards = cardVectors.cards.map(({ card: each }) =>
  card.encodeAnswer(0x90, joined([head, writeCardText(each as IdCard), new Uint8Array(1_024)])),
)
const preamble = [0xaa, 0xaa, 0xaa, 0x96, 0x69]
const samLies = [
  [...preamble, 0xff, 0xff],
  [...preamble, 0, 0],
]

/** `DEVICE_FUZZ=1000000` for the long run. */
const fuzzed = Number(process.env.DEVICE_FUZZ ?? 3_000)

interface Checked extends Wire {
  /** A CRC lets nothing pass; a sum or exclusive-or at most one damaged frame in 200. */
  readonly strict: boolean
}

const wires: Record<string, Checked> = {
  'questions to a resident-ID reader': {
    decoder: card.requestDecoder,
    frames: hexes(cardVectors.requests),
    start: preamble,
    lies: samLies,
    strict: false,
  },
  'answers of a resident-ID reader': {
    decoder: card.answerDecoder,
    frames: [...hexes(cardVectors.answers), ...cards],
    start: preamble,
    lies: samLies,
    strict: false,
  },
  'questions to a Modbus relay': {
    decoder: () => modbus.requestDecoder(1),
    frames: hexes(modbusVectors.requests),
    start: [1, 0x0f],
    lies: [[1, 0x0f, 0, 0x13, 0, 0x0a, 0xff]],
    strict: true,
  },
  'answers of a Modbus relay': {
    decoder: () => modbus.answerDecoder(1),
    frames: [
      ...hexes(modbusVectors.requests).filter(([, code]) => code === 5),
      modbus.encode({ unit: 1, code: 1, data: Uint8Array.of(2, 0xcd, 0x6b) }),
      modbus.encode({ unit: 1, code: 0x85, data: Uint8Array.of(2) }),
    ],
    start: [1, 1],
    lies: [
      [1, 1, 0xff],
      [1, 1, 0],
    ],
    strict: true,
  },
  'orders to an LCUS relay': {
    decoder: lcus.orderDecoder,
    frames: hexes(lcusVectors.orders),
    start: [0xa0, 1],
    strict: false,
  },
  'answers of a PN532': {
    decoder: pn532.answerDecoder,
    frames: hexes(pn532Vectors.answers),
    start: [0, 0, 0xff],
    lies: [
      [0, 0, 0xff, 0xff, 0x01],
      [0, 0, 0xff, 0, 0],
    ],
    strict: false,
  },
}
const listed = Object.entries(wires)
/** Without the card: every cut of its 1,295 bytes is a check of its own. */
const short = ({ frames }: Wire) => frames.filter(({ length }) => length < 300)

describe.each(listed)('%s', (_, wire) => {
  it('check 1: each vector is one frame and nothing else', () => {
    for (const bytes of wire.frames)
      expect(wire.decoder().push(bytes)).toEqual([{ frame: expect.anything() }])
  })

  it('check 2: any split of the stream gives the same frames', () => {
    const stream = joined(short(wire))
    const whole = framesOf(wire.decoder().push(stream))
    expect(whole).toHaveLength(short(wire).length)
    for (let at = 1; at < stream.length; at++) {
      const decoder = wire.decoder()
      const parts = [...decoder.push(stream.subarray(0, at)), ...decoder.push(stream.subarray(at))]
      expect(framesOf(parts)).toEqual(whole)
    }
    const decoder = wire.decoder()
    expect(framesOf([...stream].flatMap((byte) => decoder.push(Uint8Array.of(byte))))).toEqual(whole)
  })

  it('check 3: 10,000 frames with noise between them come through', () => {
    const { found, invented, mostHeld } = throughNoise({ ...wire, frames: short(wire) }, 10_000, 3)
    expect(found).toBeGreaterThanOrEqual(9_990)
    expect(invented).toBeLessThanOrEqual(wire.strict ? 0 : 50)
    expect(mostHeld).toBeLessThanOrEqual(8_192)
  })

  it('check 4: one flipped bit is refused, and the next frame found', () => {
    expect(throughFlips({ ...wire, frames: short(wire) }, 1_000, 4)).toEqual({ passed: 0, recovered: 1_000 })
  })

  it('check 5: a lying length costs one silence and no growth', () => {
    for (const lie of wire.lies ?? [])
      for (const frame of wire.frames) {
        const decoder = wire.decoder()
        const [wanted] = framesOf(wire.decoder().push(frame))
        const heard = framesOf([
          ...decoder.push(Uint8Array.from(lie)),
          ...decoder.push(frame),
          ...decoder.cut(),
        ])
        expect(heard).toContainEqual(wanted)
        expect(decoder.held).toBe(0)
      }
  })

  it('fuzz: random and mutated frames throw nothing and are never hoarded', () => {
    expect(fuzz(wire, fuzzed, 5)).toBeLessThanOrEqual(8_192)
  })
})

describe('a card of 1,295 bytes', () => {
  it.each(cards)('check 2: is the same in 1,294 cuts', (bytes) => {
    expect(bytes).toHaveLength(1_295)
    const [whole] = framesOf(card.answerDecoder().push(bytes))
    for (let at = 1; at < bytes.length; at++) {
      const decoder = card.answerDecoder()
      const heard = [...decoder.push(bytes.subarray(0, at)), ...decoder.push(bytes.subarray(at))]
      expect(heard).toHaveLength(1)
      expect(heard[0]).toEqual({ frame: whole })
    }
  })
})

describe('lines of text', () => {
  const stream = joined(['0013961168', '1EA68671', '测试甲'].map(encodeLine))

  it('check 2: are the same in every cut', () => {
    for (let at = 1; at < stream.length; at++) {
      const decoder = lineDecoder()
      const heard = [...decoder.push(stream.subarray(0, at)), ...decoder.push(stream.subarray(at))]
      expect(framesOf(heard)).toEqual(['0013961168', '1EA68671', '测试甲'])
    }
  })

  it('check 5: a line without end is passed over, and the next one read', () => {
    const decoder = lineDecoder()
    expect(framesOf(decoder.push(new Uint8Array(100_000).fill(0x41)))).toEqual([])
    expect(decoder.held).toBeLessThanOrEqual(4_096)
    expect(framesOf(decoder.push(joined([Uint8Array.of(0x0d), encodeLine('0013961168')])))).toEqual([
      '0013961168',
    ])
  })

  it('are read in GB18030 too, and noise is none', () => {
    expect(framesOf(lineDecoder().push(Uint8Array.of(0xb2, 0xe2, 0xca, 0xd4, 0x0d)))).toEqual(['测试'])
    expect(framesOf(lineDecoder().push(Uint8Array.of(0x03, 0x91, 0xff, 0x0d)))).toEqual([])
  })

  it('fuzz: random bytes throw nothing', () => {
    const wire = { decoder: () => lineDecoder(), frames: [stream], start: [0x0d] }
    expect(fuzz(wire, fuzzed, 6)).toBeLessThanOrEqual(4_096)
  })
})
