import { useQuery } from '@tanstack/react-query'
import { namesQuery } from '#workbench/engine/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** The titles of several rows of another resource, as far as the reader may look them up; says so where there are none of them any more. */
export function ReferenceNames({ target, ids }: { readonly target: string; readonly ids: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(namesQuery(target, ids.split(',').filter(Boolean)))
  if (data?.length === 0) return t('无（已删除或无权查看）')
  return (data ?? []).map(({ label }) => label).join(t('、'))
}
