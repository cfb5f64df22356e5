import type { Field } from '#domain/kernel/field.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { snake } from './names.ts'
import { soundsOf } from './sounds.ts'

/** The column beside a text that names rows, by which they sort. */
export const sortKeyOf = (field: string) => `${snake(field)}_sort_key`

/** Whether a text is kept with what it sorts by: one that is spelt, and one by which people call the rows. */
export function isSorted(table: AnyTable, name: string): boolean {
  const field = (table.fields as Readonly<Record<string, Field>>)[name]
  if (field?.kind !== 'text') return false
  const names = 'title' in table && table.title === name && !('singleton' in table && table.singleton)
  return field.spelt === true || (names && field.presence !== 'system')
}

/** What rows are sorted by in a field: what is kept beside its text for that, else the field itself. */
export const sortColumnOf = (table: AnyTable, name: string) =>
  isSorted(table, name) ? sortKeyOf(name) : name

/** Signs of a text that decide its order; more are not read. */
const longest = 60

const parts = /[0-9]+|\p{Script=Han}|(?:(?!\p{Script=Han}|[0-9])[\p{L}\p{M}\p{N}])+/gu
const isHan = (part: string) => /^\p{Script=Han}/u.test(part)

/**
 * What a text sorts by, compared byte by byte: its numbers by their value, Han by their sound, its tone and the sign
 * itself, and then all other letters, in small ones. `2栋` comes before `10栋`, `安宁` before `丁一`, and all of one
 * surname stand together. Marks and blanks part numbers and words and decide nothing.
 */
export function sortKey(text: unknown): string | null {
  if (text === null || text === undefined) return null
  const found =
    [...String(text).normalize('NFKC').toLowerCase()].slice(0, longest).join('').match(parts) ?? []
  const sounds = soundsOf(found.filter(isHan).join('')).values()
  return found
    .map((part) => (isHan(part) ? `${sounds.next().value ?? ''}${part} ` : keyOf(part)))
    .join('')
    .trimEnd()
}

/** A number with its length before it, so that a longer one is a larger one; letters behind all sounds. */
function keyOf(part: string): string {
  if (!/^[0-9]/.test(part)) return `~${part} `
  const number = part.replace(/^0+(?=.)/, '')
  return `${String(number.length).padStart(2, '0')}${number} `
}
