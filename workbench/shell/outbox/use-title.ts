import { useCallback } from 'react'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Letter } from '#workbench/portal/outbox/letter.ts'

/** What was submitted, in words: 新增建筑物“望江楼”. */
export function useTitle() {
  const { t } = useTranslation()
  return useCallback(
    ({ verb, resource, label: of = resource, name }: Letter) => {
      const label = t(of)
      const what = t(verb === 'add' ? '新增{{label}}' : '编辑{{label}}', { label })
      return name ? t('{{what}}“{{name}}”', { what, name }) : what
    },
    [t],
  )
}
