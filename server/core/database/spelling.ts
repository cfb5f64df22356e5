import type { Field, Fields } from '#domain/kernel/field.ts'
import { snake } from './names.ts'
import { soundsOf } from './sounds.ts'

/** The column beside a `spelt` field that holds what its text is found by. */
export const spellingOf = (field: string) => `${snake(field)}_spelt`

/** The names of the fields that are spelt. */
export const speltIn = (fields: Fields): readonly string[] =>
  Object.entries<Field>(fields).flatMap(([name, { spelt }]) => (spelt ? [name] : []))

/** Longer texts are found by their beginning only. */
export const longestSpelt = 60

const plainText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const ends = <Part>(parts: readonly Part[]) => parts.map((_, at) => parts.slice(at))

/**
 * What a text is found by, as a `tsvector`: itself, its pinyin and their initials, each from any character on, so that
 * `马语婷` is found by the beginnings of `马语婷`, `语婷`, `mayuting`, `yuting`, `myt` and `yt`. The first letter of each
 * stands by itself as well, see `asSpelt`.
 */
export function spell(text: unknown): string | null {
  const letters = [...plainText(String(text ?? ''))].slice(0, longestSpelt)
  if (letters.length === 0) return null
  // Tones are for the order alone: nobody types them.
  const sounds = soundsOf(letters.join('')).map((sound) => sound.replace(/(?<=\p{L})\d$/u, ''))
  const words = [
    ...ends(letters).map((end) => end.join('')),
    ...ends(sounds).flatMap((end) => [end.join(''), end.map(([first = '']) => first).join('')]),
  ]
  const firsts = words.map(([...signs]) => signs[0] ?? '')
  return [...new Set([...words, ...firsts])].map((word) => `'${word}'`).join(' ')
}

/**
 * What is asked of a spelling for this word, as a `tsquery`; undefined where it has a sign that no spelling holds. One
 * letter is asked for as a whole word: the database knows how many rows have each of the usual words, and so whether to
 * read rows in their order until a page is full, or off the index; of the beginnings of words it knows it badly.
 */
export function asSpelt(word: string): string | undefined {
  if (!/^[\p{L}\p{N}\s·]+$/u.test(word)) return undefined
  const letters = plainText(word).slice(0, longestSpelt)
  if (!letters) return undefined
  return [...letters].length === 1 ? `'${letters}'` : `'${letters}':*`
}
