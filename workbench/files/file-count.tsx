import { useTranslation } from '#workbench/language/use-translation.ts'
import { idsIn } from './use-files.ts'

/** How many files a row holds; which ones is told where the row is opened. */
export function FileCount({ ids }: { readonly ids: string }) {
  const { t } = useTranslation()
  const { length: count } = idsIn(ids)
  return count === 0 ? null : t('{{count}} 个文件', { count })
}
