import { crc32 } from 'hash-wasm'
import type { Random } from '#server/core/chance.ts'

type Colour = readonly [red: number, green: number, blue: number]

const [width, height] = [480, 320]
const floorFrom = 210
const things: readonly Colour[] = [
  [196, 76, 60],
  [58, 110, 165],
  [222, 184, 80],
  [90, 90, 90],
]

/** A room of the demo college as a drawing in PNG: two bunks, a window, a desk, and so many things on the floor. */
export function drawnRoom(random: Random, clutter: number): Promise<Uint8Array> {
  // Each line of a PNG begins with the number of its filter, here none.
  const stride = 1 + 3 * width
  const pixels = new Uint8Array(stride * height)
  function box(left: number, top: number, wide: number, high: number, colour: Colour) {
    for (let y = top; y < Math.min(top + high, height); y++)
      for (let x = left; x < Math.min(left + wide, width); x++) pixels.set(colour, y * stride + 1 + 3 * x)
  }
  box(0, 0, width, floorFrom, [233, 230, 220])
  box(0, floorFrom, width, height - floorFrom, [186, 164, 136])
  box(190, 40, 100, 90, [176, 214, 236])
  box(238, 40, 4, 90, [120, 120, 120])
  for (const left of [10, 330]) {
    for (const top of [80, 170]) {
      box(left, top, 140, 14, [70, 100, 130])
      box(left, top - 16, 140, 16, things[random.below(3)] ?? [90, 90, 90])
    }
    for (const post of [left, left + 134]) box(post, 50, 6, 200, [110, 110, 115])
  }
  box(180, 190, 120, 10, [140, 96, 60])
  for (const leg of [186, 288]) box(leg, 200, 6, 50, [140, 96, 60])
  for (let at = 0; at < clutter; at++) {
    const side = 8 + random.below(16)
    const colour = things[random.below(things.length)] ?? [90, 90, 90]
    box(20 + random.below(420), floorFrom + 25 + random.below(70), side, side, colour)
  }
  return pngOf(pixels)
}

async function pngOf(pixels: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([pixels]).stream().pipeThrough(new CompressionStream('deflate'))
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  // Eight bits of red, green and blue.
  header.setUint16(8, 0x0802)
  const parts = [
    await part('IHDR', new Uint8Array(header.buffer)),
    await part('IDAT', new Uint8Array(await new Response(packed).arrayBuffer())),
    await part('IEND', new Uint8Array()),
  ]
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(await new Blob([signature, ...parts]).arrayBuffer())
}

/** Its length, name, content and checksum. */
async function part(name: string, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const named = new Uint8Array([...new TextEncoder().encode(name), ...content])
  const whole = new Uint8Array(named.length + 8)
  whole.set(named, 4)
  const view = new DataView(whole.buffer)
  view.setUint32(0, content.length)
  view.setUint32(named.length + 4, Number.parseInt(await crc32(named), 16))
  return whole
}
