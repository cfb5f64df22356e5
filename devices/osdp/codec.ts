import { type Decoder, decoderOf, type Grammar, type Reading } from '#devices/codec.ts'
import { checksum, crc16 } from './check.ts'
import { security } from './codes.ts'

/**
 * [FF] 53 ADDRESS LEN_L LEN_H CONTROL [block] CODE data… [MAC 4] CRC_L CRC_H | SUM
 *
 * LEN counts from 53 to the end; a reply has bit 7 of the address set. (OSDP v2.2, IEC 60839-11-5.)
 */
export interface Frame {
  /** 0 to 126; 127 is everybody. */
  readonly address: number
  readonly isReply: boolean
  /** 0 begins anew, then 1, 2, 3, 1… */
  readonly sequence: number
  readonly check: 'crc' | 'sum'
  /** The security block, without its own length. */
  readonly block?: { readonly type: number; readonly data: Uint8Array }
  readonly code: number
  /** Still encrypted in a block of that kind. */
  readonly data: Uint8Array
  readonly mac?: Uint8Array
}

const start = 0x53
const mark = 0xff
/** More than any reader of the notes sends in one frame; what claims to be longer is noise. */
const longest = 1_440
const withCrc = 0x04
const withBlock = 0x08

export const bearsMac = (type: number) => type >= security.mac && type <= security.encrypted + 1
export const isEncrypted = (type: number) => type === security.encrypted || type === security.encrypted + 1

/** The bytes a MAC is made of: from 53 to the last byte of data, with the length the whole frame will have. */
export function unsigned({
  address,
  isReply,
  sequence,
  check,
  block,
  code,
  data,
}: Frame): Uint8Array<ArrayBuffer> {
  const blockBytes = block ? [block.data.length + 2, block.type, ...block.data] : []
  const bare = 5 + blockBytes.length + 1 + data.length
  const length = bare + (block && bearsMac(block.type) ? 4 : 0) + (check === 'crc' ? 2 : 1)
  const control = sequence | (check === 'crc' ? withCrc : 0) | (block ? withBlock : 0)
  const head = [start, isReply ? address | 0x80 : address, length & 0xff, length >> 8, control]
  return Uint8Array.of(...head, ...blockBytes, code, ...data)
}

/** The bytes for the wire, marking byte first. */
export function encode(frame: Frame): Uint8Array<ArrayBuffer> {
  const signed = Uint8Array.of(...unsigned(frame), ...(frame.mac ?? []))
  if (frame.check === 'sum') return Uint8Array.of(mark, ...signed, checksum(signed))
  const crc = crc16(signed)
  return Uint8Array.of(mark, ...signed, crc & 0xff, crc >> 8)
}

/** Both directions: a frame says itself which one it is. */
export const grammar: Grammar<Frame> = {
  starts: (byte) => byte === start,
  between: (byte) => byte === mark,
  longest,
  read,
}

export const decoder = (): Decoder<Frame> => decoderOf(grammar)

function read(held: Uint8Array): Reading<Frame> {
  if (held.length < 5) return 5
  const length = (held[2] ?? 0) | ((held[3] ?? 0) << 8)
  const control = held[4] ?? 0
  const trailer = control & withCrc ? 2 : 1
  if (length < 6 + trailer || length > longest) return { malformed: 'length' }
  if (held.length < length) return length
  const end = length - trailer
  const good =
    trailer === 2
      ? crc16(held, 0, end) === ((held[end] ?? 0) | ((held[end + 1] ?? 0) << 8))
      : checksum(held, 0, end) === held[end]
  if (!good) return { malformed: 'check' }
  const frame = parse(held, control, end)
  return frame ? { frame, length } : { malformed: 'security block' }
}

function parse(held: Uint8Array, control: number, end: number): Frame | null {
  const address = held[1] ?? 0
  const isReply = address >= 0x80
  const about = {
    address: address & 0x7f,
    isReply,
    sequence: control & 3,
    check: control & withCrc ? ('crc' as const) : ('sum' as const),
  }
  if (!(control & withBlock)) return { ...about, code: held[5] ?? 0, data: held.slice(6, end) }

  const blockLength = held[5] ?? 0
  const type = held[6] ?? 0
  const code = 5 + blockLength
  const dataEnd = end - (bearsMac(type) ? 4 : 0)
  const known = type >= security.handshake && type <= security.encrypted + 1 && (type % 2 === 0) === isReply
  if (!known || blockLength < 2 || code + 1 > dataEnd) return null
  return {
    ...about,
    block: { type, data: held.slice(7, code) },
    code: held[code] ?? 0,
    data: held.slice(code + 1, dataEnd),
    ...(bearsMac(type) && { mac: held.slice(dataEnd, end) }),
  }
}
