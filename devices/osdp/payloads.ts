const le16 = (value: number) => [value & 0xff, (value >> 8) & 0xff]
const byte = (bytes: Uint8Array, at: number) => bytes[at] ?? 0
const hex = (bytes: Uint8Array) => [...bytes].map((value) => value.toString(16).padStart(2, '0')).join('')

export interface ReaderIdentity {
  /** Six hexadecimal digits given out by IEEE. */
  readonly vendor: string
  readonly model: number
  readonly version: number
  readonly serial: number
  readonly firmware: string
}

/** Null when the answer is too short to be one. */
export function identityIn(data: Uint8Array): ReaderIdentity | null {
  if (data.length < 12) return null
  const serial = byte(data, 5) + byte(data, 6) * 2 ** 8 + byte(data, 7) * 2 ** 16 + byte(data, 8) * 2 ** 24
  return {
    vendor: hex(data.subarray(0, 3)),
    model: byte(data, 3),
    version: byte(data, 4),
    serial,
    firmware: [...data.subarray(9, 12)].join('.'),
  }
}

export interface Capability {
  readonly function: number
  readonly compliance: number
  readonly items: number
}

export function capabilitiesIn(data: Uint8Array): readonly Capability[] {
  return Array.from({ length: Math.floor(data.length / 3) }, (_, at) => ({
    function: byte(data, at * 3),
    compliance: byte(data, at * 3 + 1),
    items: byte(data, at * 3 + 2),
  }))
}

/** Functions of PDCAP that not every reader has. */
const functionOf = { light: 4, beep: 5, text: 6 } as const

/** Whether a reader says that it can do that, at least in one place. */
export const offers = (capabilities: readonly Capability[], what: keyof typeof functionOf): boolean =>
  capabilities.some((each) => each.function === functionOf[what] && each.compliance > 0 && each.items > 0)

export interface CardRead {
  readonly reader: number
  /** 1 is Wiegand, with its parity bits; 0 is not said. */
  readonly format: number
  readonly bits: number
  /** Most significant bit first, the last byte filled up with noughts on the right. */
  readonly data: Uint8Array
}

/** Null when the bits it claims are not all there. */
export function cardIn(data: Uint8Array): CardRead | null {
  const bits = byte(data, 2) | (byte(data, 3) << 8)
  const bytes = Math.ceil(bits / 8)
  if (data.length < 5 || bits === 0 || data.length !== 4 + bytes) return null
  return { reader: byte(data, 0), format: byte(data, 1), bits, data: data.slice(4) }
}

export interface KeysPressed {
  readonly reader: number
  readonly keys: string
}

export function keysIn(data: Uint8Array): KeysPressed | null {
  if (data.length < 2 || data.length !== 2 + byte(data, 1)) return null
  return { reader: byte(data, 0), keys: String.fromCharCode(...data.subarray(2)) }
}

/** Colours of a reader's light. */
export const colour = { off: 0, red: 1, green: 2, amber: 3, blue: 4 } as const
export type Colour = keyof typeof colour

/** Shows a colour for a while (units of 100 ms), then the one it stays at. */
export function ledFor(shown: Colour, tenths: number, then: Colour): Uint8Array<ArrayBuffer> {
  const temporary = [2, 1, 0, colour[shown], colour.off, ...le16(tenths)]
  const permanent = [1, 1, 0, colour[then], colour.off]
  return Uint8Array.of(0, 0, ...temporary, ...permanent)
}

/** Beeps so many times, on and off for so many units of 100 ms. */
export const buzzerFor = (count: number, onTenths: number, offTenths: number) =>
  Uint8Array.of(0, 2, onTenths, offTenths, count)

/** Code 5: on, and off again by itself after so many units of 100 ms. A latched code is not offered. */
export const pulseFor = (output: number, tenths: number) => Uint8Array.of(output, 5, ...le16(tenths))

/** Text at row and column 1 for so many seconds; characters outside ASCII are shown as a question mark. */
export function textOf(text: string, seconds: number): Uint8Array<ArrayBuffer> {
  const chars = [...text].slice(0, 32).map((char) => (/[\x20-\x7e]/.test(char) ? char.charCodeAt(0) : 0x3f))
  return Uint8Array.of(0, 3, seconds, 1, 1, chars.length, ...chars)
}

export const keySetOf = (key: Uint8Array) => Uint8Array.of(1, key.length, ...key)
