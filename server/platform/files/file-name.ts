import { refuse } from '#domain/kernel/refusal.ts'
import { seenLine } from '#domain/kernel/seen-text.ts'

const unreadable = () => refuse({ type: 'invalid', message: '文件名不正确' })

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
  const name = seenLine((segments.findLast((segment) => segment !== '') ?? '').toWellFormed())
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
