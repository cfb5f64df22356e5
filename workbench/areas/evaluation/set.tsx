import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { evaluationType } from '#domain/evaluation/type.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { pageQuery } from '#workbench/engine/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { RulesForm } from './set/rules-form.tsx'

/** 测评设置: how the dimensions count together; who would move is shown before a change is applied. */
export function Screen() {
  const { t } = useTranslation()
  const query = useQuery(
    pageQuery(evaluationType, { current: 1, size: 20, filters: { enabled: 'true' }, sort: 'sort' }),
  )
  return (
    <Stack>
      <PageHeader
        title={t('测评设置')}
        description={t('各维度的权重、基础分和封顶分一起调整：先试算谁的名次会变，再应用到进行中的批次。')}
      />
      <Asked query={query}>{({ records }) => <RulesForm key={query.dataUpdatedAt} types={records} />}</Asked>
    </Stack>
  )
}
