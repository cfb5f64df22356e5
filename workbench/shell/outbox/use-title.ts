import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '#domain/index.ts'
import type { Letter } from '#workbench/portal/outbox/letter.ts'

/** What was submitted, in words: 新增建筑物“望江楼”. */
export function useTitle() {
  const { t } = useTranslation()
  return useCallback(
    ({ verb, resource, name }: Letter) => {
      const label = t(resourceNamed(resource)?.label ?? resource)
      const what = t(verb === 'add' ? '新增{{label}}' : '编辑{{label}}', { label })
      return name ? t('{{what}}“{{name}}”', { what, name }) : what
    },
    [t],
  )
}
