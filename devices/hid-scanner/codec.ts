/**
 * Report 2 of a scanner in HID-POS mode (HID Point of Sale Usage Tables 1.02, usage page 8C): length, the three
 * characters of the AIM identifier, up to 56 bytes of data, and at byte 62 whether more follows. Some makers put one
 * byte before the identifier, which always begins with `]`.
 */
export const scanReport = 2
const size = 63
const moreAt = 62
const dataBytes = 56
const bracket = 0x5d

export interface ScanPart {
  /** `]C0`, `]Q3`: the kind of code. */
  readonly aim: string
  readonly data: Uint8Array
  readonly more: boolean
}

/** Null for what is no report of a scan. */
export function decode(report: Uint8Array): ScanPart | null {
  const at = report[1] === bracket ? 1 : report[2] === bracket ? 2 : null
  const length = report[0] ?? 0
  if (at === null || report.length < size || length > dataBytes) return null
  const from = at + 3
  return {
    aim: String.fromCharCode(...report.subarray(at, from)),
    data: report.slice(from, from + length),
    more: report[moreAt] !== 0,
  }
}

/** The reports in which a scanner sends this. */
export function encode(aim: string, data: Uint8Array): Uint8Array[] {
  const parts = Math.max(1, Math.ceil(data.length / dataBytes))
  return Array.from({ length: parts }, (_, part) => {
    const piece = data.subarray(part * dataBytes, (part + 1) * dataBytes)
    const report = new Uint8Array(size)
    report.set([piece.length, ...Array.from(aim, (char) => char.charCodeAt(0)), ...piece])
    report[moreAt] = Number(part < parts - 1)
    return report
  })
}
