import type { Masking } from '#domain/kernel/field.ts'

/** How many characters of a text stay, at its beginning and its end. */
export type Mask = readonly [first: number, last: number]

/**
 * Enough to recognise, not enough to use, whatever stands beside it. Of an ID number the province: birth date and
 * gender beside it say all of the rest but 16 counties and 500 numbers at the fewest.
 */
export const usualMasks = {
  phone: [3, 4],
  'id-number': [2, 0],
  'bank-card': [0, 4],
  address: [6, 0],
  name: [1, 0],
} as const satisfies Record<Masking, Mask>

const fewest = 4

/** `138****5678`. Four characters at the fewest are covered; of what is too short for that, one stays at an end. */
export function mask(value: string, [first, last]: Mask): string {
  // Of signs that are one unit each, a text is as quick to cut as it is; `[...value]` costs more than all the rest.
  const letters = /[\ud800-\udfff]/.test(value) ? [...value] : value
  const covers = letters.length - first - last >= fewest
  const begun = covers ? first : Math.min(first, letters.length > 1 ? 1 : 0)
  const ended = covers ? last : Math.min(last, letters.length >= fewest + 2 ? 1 : 0)
  const stars = '*'.repeat(Math.max(letters.length - begun - ended, fewest))
  return joined(letters.slice(0, begun)) + stars + joined(letters.slice(letters.length - ended))
}

const joined = (letters: string | readonly string[]) =>
  typeof letters === 'string' ? letters : letters.join('')
