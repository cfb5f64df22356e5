import { inflateSync } from 'node:zlib'

/**
 * A font as TrueType, from its WOFF 1.0 (W3C): the tables unpacked once. Read out of the WOFF, every letter would
 * unpack all letters anew.
 */
export function sfntOfWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + at * 20
    const [offset, packed, length] = [4, 8, 12].map((to) => woff.readUInt32BE(entry + to)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const padded = (length: number) => (length + 3) & ~3
  const start = 12 + count * 16
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start)
  const sfnt = Buffer.alloc(size)
  const power = Math.floor(Math.log2(count))
  woff.copy(sfnt, 0, 4, 8)
  sfnt.writeUInt16BE(count, 4)
  sfnt.writeUInt16BE(2 ** power * 16, 6)
  sfnt.writeUInt16BE(power, 8)
  sfnt.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  let offset = start
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + at * 16
    tag.copy(sfnt, entry)
    sfnt.writeUInt32BE(checksum, entry + 4)
    sfnt.writeUInt32BE(offset, entry + 8)
    sfnt.writeUInt32BE(bytes.length, entry + 12)
    bytes.copy(sfnt, offset)
    offset += padded(bytes.length)
  }
  return new Uint8Array(sfnt)
}
