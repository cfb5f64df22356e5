import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useFiles } from './use-files.ts'

/** The portrait that a row holds; where it does not come, its place says so. */
export function HeldPhoto({ ids, label }: { readonly ids: string; readonly label: string }) {
  const { t } = useTranslation()
  const { data, error } = useFiles([ids])
  const [file] = data ?? []
  if (file) return <img className={portrait()} src={file.link} alt={label} />
  return error || data ? t('照片没有读出来') : <Skeleton shape="block" height={24} />
}

const portrait = cva({
  base: { width: '24', aspectRatio: '5 / 7', objectFit: 'cover', borderRadius: 'sm', bg: 'surface.sunken' },
})
