import type { Area } from '#domain/kernel/area.ts'
import type { Catalogue } from './compose.ts'

/** One of these holds many already. */
const collective = new Set(['list', 'log', 'ledger', 'register', 'desk'])

/** `society` → `societies` */
const regular = (word: string) =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`

/**
 * Says a title of many rows: `Student society` is `Student societies`. A title of several parts, and a last word whose
 * regular plural stands nowhere in the catalogues, as of `information` or `staff`, stay as they are.
 */
export function pluralsBy(english: Catalogue): (title: string) => string {
  const known = new Set(Object.values(english).flatMap((said) => said.toLowerCase().match(/[a-z]+/g) ?? []))
  return (title) => {
    const last = /^(?:[A-Za-z-]+ )*([A-Za-z]+)$/.exec(title)?.[1] ?? ''
    const plain = last !== '' && !/ (?:of|for|to|in) /.test(title) && !collective.has(last.toLowerCase())
    const plural = regular(last)
    return plain && known.has(plural.toLowerCase()) ? title.slice(0, -last.length) + plural : title
  }
}

/** The titles of an area under which many rows stand. A reference of the same name is called by it as well. */
export const titlesOfMany = ({ screens }: Area): ReadonlySet<string> =>
  new Set(screens.filter(({ kind }) => kind === 'list' || kind === 'tree').map(({ title }) => title))
