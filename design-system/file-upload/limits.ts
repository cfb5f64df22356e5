import type { Translate } from '#design-system/text/text.tsx'
import { isFolder } from './dropped.ts'

export interface FileLimits {
  /** As the `accept` of an input: `image/*`, `.pdf`, `application/pdf`. */
  readonly accept?: readonly string[]
  /** Bytes of one file. */
  readonly maxSize?: number
  /** How many in all, with those that are there already. */
  readonly maxCount?: number
}

const units = ['B', 'KB', 'MB', 'GB'] as const

/** `1.2 MB`. A unit is 1024 of the one before, as file managers count. */
export const writeSize = (bytes: number, locale: string) => {
  const at = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const figure = (bytes / 1024 ** at).toLocaleString(locale, { maximumFractionDigits: at === 0 ? 0 : 1 })
  return `${figure} ${units[at]}`
}

/** Whether a file is of a kind named; the browser does not ask for a dropped or pasted one. */
export const isOfKind = ({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]) =>
  accept.some((kind) =>
    kind.startsWith('.')
      ? name.toLowerCase().endsWith(kind.toLowerCase())
      : kind.endsWith('/*')
        ? type.startsWith(kind.slice(0, -1))
        : type === kind,
  )

/** Parts the files that may come from those that may not; each refusal names its file and says what would do. */
export const sift = (
  files: readonly File[],
  there: number,
  { accept, maxSize, maxCount }: FileLimits,
  t: Translate,
  locale: string,
) => {
  const taken: File[] = []
  const refused: string[] = []
  for (const file of files) {
    const { name, size } = file
    if (isFolder(file)) refused.push(t('“{{name}}”是文件夹，请打开后选择其中的文件', { name }))
    else if (accept && !isOfKind(file, accept))
      refused.push(t('“{{name}}”的类型不符，只接受 {{kinds}}', { name, kinds: accept.join(' ') }))
    else if (size === 0) refused.push(t('“{{name}}”是空文件', { name }))
    else if (maxSize && size > maxSize)
      refused.push(
        t('“{{name}}”有 {{size}}，超过了 {{most}}', {
          name,
          size: writeSize(size, locale),
          most: writeSize(maxSize, locale),
        }),
      )
    else if (maxCount && there + taken.length >= maxCount)
      refused.push(t('“{{name}}”没有加入，最多 {{count}} 个文件', { name, count: maxCount }))
    else taken.push(file)
  }
  return { taken, refused }
}
