import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { student } from '#domain/base/student.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ownRulesQuery } from './info-settings/calls.ts'
import { OwnRulesForm } from './info-settings/own-rules-form.tsx'

/** 信息维护设置（学生）: what students may change of their own record, when, and what has to be reviewed and proven. */
export function Screen() {
  const { t } = useTranslation()
  const query = useQuery(ownRulesQuery(student.name))
  return (
    <Stack>
      <PageHeader
        title={t('信息维护设置（学生）')}
        description={t('设置学生能修改本人的哪些信息、何时开放，哪些须审核和附证明；保存后立即生效。')}
      />
      <Asked query={query}>
        {(rules) => <OwnRulesForm key={query.dataUpdatedAt} resource={student} known={rules} />}
      </Asked>
    </Stack>
  )
}
