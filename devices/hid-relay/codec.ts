/**
 * Eight bytes without a report number: FF n on, FD n off, FE and FC all of them (www.dcttech.com USBRelay, 16C0:05DF).
 * Read back: the serial in the first five, the relays that are on as bits of the last.
 */
const size = 8

/** The order for one relay, counted from 1. */
export const encode = (relay: number, on: boolean): Uint8Array => {
  const report = new Uint8Array(size)
  report.set([on ? 0xff : 0xfd, relay])
  return report
}

export interface RelayState {
  readonly serial: string
  readonly outputs: readonly boolean[]
}

/** Null for what no such board says. Some systems put the number of the report before its eight bytes. */
export function decode(report: Uint8Array): RelayState | null {
  const bytes = report.length === size + 1 && report[0] === 0 ? report.subarray(1) : report
  if (bytes.length < size) return null
  const serial = String.fromCharCode(...bytes.subarray(0, 5))
  if (!/^[\x21-\x7e]{5}$/.test(serial)) return null
  const mask = bytes[size - 1] ?? 0
  return { serial, outputs: Array.from({ length: size }, (_, at) => ((mask >> at) & 1) === 1) }
}
