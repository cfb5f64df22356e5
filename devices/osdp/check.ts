/** CRC-16 of OSDP: polynomial 0x1021, begun with 0x1D0F, not reflected (OSDP v2.2, annex E). */
export function crc16(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let crc = 0x1d0f
  for (let at = from; at < to; at++) crc = ((crc << 8) & 0xffff) ^ (table[(crc >> 8) ^ (bytes[at] ?? 0)] ?? 0)
  return crc
}

/** Two's complement of the sum of all bytes. */
export function checksum(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += bytes[at] ?? 0
  return -sum & 0xff
}

const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  return crc
})
