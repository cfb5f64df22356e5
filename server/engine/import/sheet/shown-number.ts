import { formatValue } from 'hucre'

/** A number has fifteen digits in a sheet; the rest were made zeros when it was typed. */
export const surest = 1e15

/** Formats that may show a whole number as a code: several zeros, or something literal before them. */
const ofCodes = /00|["\\]/

/** A whole number as its cell shows it where that is a code, such as `0000001` or `XH-0001`; any other as the number it is. */
export const shownNumber = (value: number, format = ''): number | string =>
  ofCodes.test(format) && isWhole(value) ? codeOrNumber(value, formatValue(value, format)) : value

/** The same where the text of the cell is known. A code ends in the digits of its number; read as a number it is the same one. */
export const codeOrNumber = (value: number, shown: string): number | string =>
  isWhole(value) && /^[a-z\d-]+$/i.test(shown) && shown.endsWith(`${value}`) ? codeIn(value, shown) : value

const codeIn = (value: number, shown: string) => (shown === `${value}` ? value : shown)

const isWhole = (value: number) => Number.isInteger(value) && value >= 0 && value < surest
