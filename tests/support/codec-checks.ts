import type { Decoder } from '#devices/codec.ts'
import { seeded } from '#devices/sim/random.ts'

/** One direction of a protocol, and frames of it as its vectors print them. */
export interface Wire {
  readonly decoder: () => Decoder<unknown>
  readonly frames: readonly Uint8Array[]
  /** How a frame begins: noise made of it is the worst there is. */
  readonly start: readonly number[]
  /** Start mark and length field of a frame that claims far more than it is, and nothing; undefined without a length. */
  readonly lies?: readonly (readonly number[])[]
}

export const unhex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The frames among all that was decoded. */
export const framesOf = (decoded: ReturnType<Decoder<unknown>['push']>) =>
  decoded.flatMap((each) => ('frame' in each ? [each.frame] : []))

export const joined = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** Bytes that look like anything, with the start of a frame among them now and then. */
function noise(random: () => number, longest: number, start: readonly number[]): Uint8Array {
  const bytes = Uint8Array.from({ length: Math.floor(random() * (longest + 1)) }, () => random() * 256)
  if (bytes.length > start.length && random() < 0.3)
    bytes.set(start, Math.floor(random() * (bytes.length - start.length)))
  return bytes
}

/** Frames with noise between them, each followed by the silence of a line: how many were found, and how many were none. */
export function throughNoise({ decoder: make, frames, start }: Wire, count: number, seed: number) {
  const random = seeded(seed)
  const decoder = make()
  let found = 0
  let invented = 0
  let mostHeld = 0
  for (let sent = 0; sent < count; sent++) {
    const frame = frames[sent % frames.length] ?? new Uint8Array()
    const wanted = JSON.stringify(framesOf(make().push(frame))[0])
    const heard = [...framesOf(decoder.push(noise(random, 64, start))), ...framesOf(decoder.push(frame))]
    mostHeld = Math.max(mostHeld, decoder.held)
    const said = [...heard, ...framesOf(decoder.cut())].map((each) => JSON.stringify(each))
    if (said.includes(wanted)) found += 1
    invented += said.filter((each) => each !== wanted).length
  }
  return { found, invented, mostHeld }
}

/** One bit of each frame is flipped, and a good one follows: how many broken ones passed, and how many good ones did. */
export function throughFlips({ decoder: make, frames }: Wire, count: number, seed: number) {
  const random = seeded(seed)
  let passed = 0
  let recovered = 0
  for (let sent = 0; sent < count; sent++) {
    const frame = frames[sent % frames.length] ?? new Uint8Array()
    const wanted = JSON.stringify(framesOf(make().push(frame))[0])
    const bit = Math.floor(random() * frame.length * 8)
    const decoder = make()
    const broken = frame.with(bit >> 3, (frame[bit >> 3] ?? 0) ^ (1 << (bit & 7)))
    passed += framesOf([...make().push(broken)]).length
    const heard = framesOf([...decoder.push(broken), ...decoder.push(frame), ...decoder.cut()])
    if (heard.some((each) => JSON.stringify(each) === wanted)) recovered += 1
  }
  return { passed, recovered }
}

/** Random bytes and mutated frames in random chunks; what is decoded is handed to `see`. */
export function fuzz(wire: Wire, count: number, seed: number, see: (frame: unknown) => void = () => {}) {
  const random = seeded(seed)
  const decoder = wire.decoder()
  let mostHeld = 0
  for (let sent = 0; sent < count; sent++) {
    const frame = wire.frames[Math.floor(random() * wire.frames.length)] ?? new Uint8Array()
    const bytes = random() < 0.5 ? noise(random, 80, wire.start) : mutated(frame, random)
    for (let at = 0; at < bytes.length; ) {
      const size = 1 + Math.floor(random() * 64)
      for (const found of framesOf(decoder.push(bytes.subarray(at, at + size)))) see(found)
      at += size
    }
    mostHeld = Math.max(mostHeld, decoder.held)
    if (random() < 0.1) decoder.cut()
  }
  return mostHeld
}

/** Up to three bytes changed, or the end cut off. */
function mutated(frame: Uint8Array, random: () => number): Uint8Array {
  const bytes = frame.slice(0, random() < 0.2 ? Math.floor(random() * frame.length) : frame.length)
  for (let left = Math.floor(random() * 4); left > 0 && bytes.length > 0; left--)
    bytes[Math.floor(random() * bytes.length)] = random() * 256
  return bytes
}
