import type { Decoder } from '#devices/codec.ts'
import * as sam from '#devices/id-card-reader/codec.ts'
import * as modbus from '#devices/modbus-relay/codec.ts'
import * as osdp from '#devices/osdp/codec.ts'
import * as pn532 from '#devices/pn532/codec.ts'
import * as line from '#devices/text-line/codec.ts'

const panel = { address: 1, isReply: true, sequence: 1, check: 'crc' as const }

/** What is parsed, by what it is: a decoder, and a frame as a device sends it. */
export const streams: Readonly<Record<string, { make: () => Decoder<unknown>; frame: Uint8Array }>> = {
  'resident ID, 1,295 bytes': {
    make: sam.answerDecoder,
    frame: sam.encodeAnswer(0x90, new Uint8Array(1_284).fill(0x41)),
  },
  'OSDP, 100 bytes, CRC': {
    make: osdp.decoder,
    frame: osdp.encode({ ...panel, code: 0x50, data: new Uint8Array(92).fill(0x41) }),
  },
  'PN532, 19 bytes': {
    make: pn532.answerDecoder,
    frame: pn532.encode(pn532.direction.answered, [75, 1, 1, 0, 4, 8, 4, 0xc0, 0xff, 0xee, 0x11]),
  },
  'Modbus, 8 bytes, CRC': {
    make: () => modbus.answerDecoder(1),
    frame: modbus.encode({ unit: 1, code: 5, data: Uint8Array.of(0, 0, 0xff, 0) }),
  },
  'text, 12 bytes': { make: line.lineDecoder, frame: line.encode('0013961168') },
}

/** So many megabytes of whole frames. */
function streamOf(frame: Uint8Array, megabytes: number): Uint8Array {
  const stream = new Uint8Array(Math.floor((megabytes * 1_048_576) / frame.length) * frame.length)
  for (let at = 0; at < stream.length; at += frame.length) stream.set(frame, at)
  return stream
}

const rate = (bytes: number, ms: number) => bytes / 1_048_576 / (ms / 1_000)

/** Megabytes a second of this thread's own time, which other work beside it does not lengthen, through the decoder in chunks of that size, and through a loop that only adds the bytes up. */
export function throughput(name: string, size: number, megabytes: number) {
  const { make, frame } = streams[name] ?? { make: line.lineDecoder, frame: line.encode('') }
  const stream = streamOf(frame, megabytes)
  const chunks = Array.from({ length: Math.ceil(stream.length / size) }, (_, at) =>
    stream.subarray(at * size, (at + 1) * size),
  )
  let sum = 0
  const bare = () => {
    for (const chunk of chunks) for (const byte of chunk) sum = (sum + byte) & 0xffff
  }
  let frames = 0
  const ours = () => {
    const decoder = make()
    frames = 0
    for (const chunk of chunks) for (const found of decoder.push(chunk)) if ('frame' in found) frames += 1
  }
  const best = (run: () => void) =>
    Math.min(
      ...Array.from({ length: 8 }, () => {
        const started = process.threadCpuUsage()
        run()
        const { user, system } = process.threadCpuUsage(started)
        return (user + system) / 1_000
      }),
    )
  const [bareMs, oursMs] = [best(bare), best(ours)]
  if (frames !== stream.length / frame.length) throw new Error(`${name}: ${frames} frames, sum ${sum}`)
  return { ours: rate(stream.length, oursMs), ratio: bareMs / oursMs }
}
