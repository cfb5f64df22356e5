import { DeviceError } from '#devices/fault.ts'

/** SW3 of an answer (GA/T 467-2019). */
export const status = {
  done: 0x90,
  found: 0x9f,
  wrongCheck: 0x10,
  wrongLength: 0x11,
  wrongCommand: 0x21,
  cardRefusedReader: 0x31,
  readerRefusedCard: 0x32,
  informationCheck: 0x33,
  wrongCard: 0x40,
  readFailed: 0x41,
  randomFailed: 0x47,
  noCard: 0x80,
  selectFailed: 0x81,
  noContent: 0x91,
} as const

/** The card lay badly or was moved: finding, selecting and reading it again may do. */
const worthAnotherTry: readonly number[] = [
  status.cardRefusedReader,
  status.readerRefusedCard,
  status.readFailed,
  status.selectFailed,
]
const ofTheCard: readonly number[] = [
  ...worthAnotherTry,
  status.informationCheck,
  status.wrongCard,
  status.randomFailed,
]

export const isWorthAnotherTry = (code: number) => worthAnotherTry.includes(code)

/** What to say of an answer that is neither done nor found. */
export function faultOf(code: number): DeviceError {
  const detail = `SW3 ${code.toString(16).padStart(2, '0').toUpperCase()}`
  return new DeviceError(ofTheCard.includes(code) ? 'card-unreadable' : 'device-refused', detail)
}
