import type { Field, Fields } from '#domain/kernel/field.ts'
import { snake } from './names.ts'
import { soundsOf } from './sounds.ts'

/** The column beside a `spelt` field that holds what its text is found by. */
export const spellingOf = (field: string) => `${snake(field)}_spelt`

/** The names of the fields that are spelt. */
export const speltIn = (fields: Fields): readonly string[] =>
  Object.entries<Field>(fields).flatMap(([name, { spelt }]) => (spelt ? [name] : []))

/** Longer texts are found by their beginning only. */
const longest = 60

const plainText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const ends = <Part>(parts: readonly Part[]) => parts.map((_, at) => parts.slice(at))

/**
 * What a text is found by, as a `tsvector`: itself, its pinyin and their initials, each from any character on, so that
 * `马语婷` is found by the beginnings of `马语婷`, `语婷`, `mayuting`, `yuting`, `myt` and `yt`.
 */
export function spell(text: unknown): string | null {
  const letters = [...plainText(String(text ?? ''))].slice(0, longest)
  if (letters.length === 0) return null
  // Tones are for the order alone: nobody types them.
  const sounds = soundsOf(letters.join('')).map((sound) => sound.replace(/(?<=\p{L})\d$/u, ''))
  const words = [
    ...ends(letters).map((end) => end.join('')),
    ...ends(sounds).flatMap((end) => [end.join(''), end.map(([first = '']) => first).join('')]),
  ]
  return [...new Set(words)].map((word) => `'${word}'`).join(' ')
}

/** What is asked of a spelling for this word, as a `tsquery`; undefined where it has a sign that no spelling holds. */
export function asSpelt(word: string): string | undefined {
  if (!/^[\p{L}\p{N}\s·]+$/u.test(word)) return undefined
  const letters = plainText(word).slice(0, longest)
  return letters ? `'${letters}':*` : undefined
}
