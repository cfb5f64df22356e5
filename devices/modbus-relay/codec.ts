import { type Decoder, decoderOf, type Grammar, type Reading } from '#devices/codec.ts'

/** unit | function | data… | CRC, low byte first (Modbus over serial line 1.02). 9,600 baud, 8N1. */
export interface ModbusFrame {
  readonly unit: number
  readonly code: number
  readonly data: Uint8Array
}

export const code = { readCoils: 0x01, writeCoil: 0x05, writeCoils: 0x0f } as const
/** Set in the function of an answer that refuses. */
export const refusal = 0x80
const longest = 256

/** The remainder of each byte, by the polynomial A001. */
const remainders = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  return crc
})

/** CRC-16/MODBUS, begun with FFFF. */
function crc16(bytes: Uint8Array): number {
  let crc = 0xffff
  for (const byte of bytes) crc = (crc >> 8) ^ (remainders[(crc ^ byte) & 0xff] ?? 0)
  return crc
}

export function encode({ unit, code: asked, data }: ModbusFrame): Uint8Array {
  const inner = Uint8Array.of(unit, asked, ...data)
  const crc = crc16(inner)
  return Uint8Array.of(...inner, crc & 0xff, crc >> 8)
}

/** Coil by coil, the first in the lowest bit. */
export const coilsOf = (bytes: Uint8Array, count: number): boolean[] =>
  Array.from({ length: count }, (_, at) => (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) === 1)

/** What the device of this number answers. */
export const answersOf = (unit: number) =>
  modbusGrammar(unit, (asked, third) => {
    if (asked & refusal) return 5
    if (asked === code.readCoils || asked === 0x03 || asked === 0x04)
      return third === undefined ? 3 : 5 + third
    return written.includes(asked) ? 8 : null
  })

export const answerDecoder = (unit: number): Decoder<ModbusFrame> => decoderOf(answersOf(unit))

/** What is asked of the device of this number. */
export const requestsOf = (unit: number) =>
  modbusGrammar(unit, (asked, _, seventh) => {
    if (asked >= 0x01 && asked <= 0x06) return 8
    return written.includes(asked) ? (seventh === undefined ? 7 : 9 + seventh) : null
  })

export const requestDecoder = (unit: number): Decoder<ModbusFrame> => decoderOf(requestsOf(unit))

const written: readonly number[] = [code.writeCoil, 0x06, code.writeCoils, 0x10]

/** There is no start mark: the unit's own number begins a frame, its function tells the length, the CRC the rest. */
function modbusGrammar(
  unit: number,
  lengthOf: (code: number, third: number | undefined, seventh: number | undefined) => number | null,
): Grammar<ModbusFrame> {
  return {
    starts: (byte) => byte === unit,
    longest,
    read(held): Reading<ModbusFrame> {
      const asked = held[1]
      if (asked === undefined) return 2
      const length = lengthOf(asked, held[2], held[6])
      if (length === null) return { malformed: 'function' }
      if (held.length < length) return length
      const crc = crc16(held.subarray(0, length - 2))
      if (held[length - 2] !== (crc & 0xff) || held[length - 1] !== crc >> 8) return { malformed: 'check' }
      return { frame: { unit, code: asked, data: held.slice(2, length - 2) }, length }
    },
  }
}
