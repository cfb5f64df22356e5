import { refuse } from '#domain/kernel/refusal.ts'

const unreadable = () => refuse({ type: 'invalid', message: '文件名不正确' })

/** Signs that are not seen, or that turn what follows around: a name must look like what it is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const longest = 150

/**
 * A name as people may read it, of 150 signs at most with its ending. It only ever stands in a column and in a header:
 * files lie under keys of our own. A name that tries to lead into another folder is refused.
 */
export function readableName(given: string): string {
  const decoded = given.replace(/%(2e|2f|5c|00|25)/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
  const segments = decoded.split(/[\\/]/)
  if (segments.includes('..') || decoded.startsWith('/') || decoded.startsWith('\\')) unreadable()
  const name = (segments.findLast((segment) => segment !== '') ?? '')
    .replace(unseen, '')
    .replace(/["<>|*?:]/g, '_')
    .normalize('NFC')
    .trim()
  if (name === '' || name === '.' || name === '..') return unreadable()
  const ending = /\.[A-Za-z0-9]{1,20}$/.exec(name)?.[0] ?? ''
  const stem = Array.from(name.slice(0, name.length - ending.length))
  return stem.slice(0, longest - ending.length).join('') + ending
}

/** What other members of the family send along with a file: only our own words are heard, and no path is. */
export function checkPlaces(query: Readonly<Record<string, string>>, bucket: string): void {
  const { fileName, bucketName, directory } = query
  if (directory !== undefined) unreadable()
  if (fileName !== undefined) readableName(fileName)
  if (bucketName && bucketName !== bucket) refuse({ type: 'invalid', message: '存储桶不正确' })
}
