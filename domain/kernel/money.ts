import { plainDigits, ungrouped } from './plain-number.ts'

/** An amount as it is sent, kept in a history and put on paper: yuan with exactly two decimals, `1280.00`. */
export type Yuan = string

const written = /^([+-]?)(\d{1,13})(?:\.(\d{1,2}))?$/

/** What people set around an amount, and between its thousands. */
const plainOf = (text: string) =>
  ungrouped(
    plainDigits(text)
      .replace(/^([+-]?) *¥ */, '$1')
      .replace(/元$/, '')
      .trimEnd(),
  )

/** A sheet keeps fifteen digits of a number: what comes after them is no part of an amount. */
const digitsOf = (value: number) => String(Number(value.toPrecision(15)))

/** An amount as it was typed, or as the number that a sheet or an older version has, in yuan; undefined where it is none to the fen. */
export function readYuan(value: unknown): Yuan | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return
  const [, sign, whole = '', part = ''] =
    written.exec(typeof value === 'number' ? digitsOf(value) : plainOf(value)) ?? []
  if (sign === undefined) return
  const fen = Number(whole + part.padEnd(2, '0'))
  return yuanOf(sign === '-' ? -fen : fen)
}

/** Whole fen of an amount; a sum is one of these. */
export function fenOf(yuan: Yuan | number): number {
  const read = readYuan(yuan)
  if (read === undefined) throw new RangeError(`Not an amount in yuan: ${yuan}`)
  return Number(read.replace('.', '')) + 0
}

/** The same of an amount that may not be there, which is none. */
export const fenOrNone = (yuan: Yuan | null | undefined): number => fenOf(yuan ?? '0.00')

/** Whole fen, up to 2^53, as they are sent. */
export function yuanOf(fen: number): Yuan {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`Not whole fen: ${fen}`)
  const digits = String(Math.abs(fen)).padStart(3, '0')
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** An amount as people read it, thousands apart: `1,280.00`. What is behind a mask stays as it is. */
export function spokenYuan(yuan: Yuan): string {
  const [whole, part] = readYuan(yuan)?.split('.') ?? []
  return part === undefined ? yuan : `${Number(whole).toLocaleString('en-US')}.${part}`
}

/** A price: `¥268.00`. */
export const priceText = (yuan: Yuan): string => `¥${spokenYuan(yuan)}`
