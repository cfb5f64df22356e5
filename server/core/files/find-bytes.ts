export const utf8 = (text: string) => new TextEncoder().encode(text)

/** Where `mark` first stands in `bytes` at or after `from`; -1 where it does not. */
export function findBytes(bytes: Uint8Array, mark: Uint8Array, from = 0): number {
  const [first = 0] = mark
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + mark.length > bytes.length) return -1
    if (mark.every((byte, offset) => bytes[at + offset] === byte)) return at
  }
  return -1
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
