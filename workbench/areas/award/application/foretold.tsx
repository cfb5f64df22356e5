import { Alert } from '#design-system/alert/alert.tsx'
import { Section } from '#workbench/engine/section.tsx'
import type { Values } from '#workbench/engine/values.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ConditionList } from './condition-list.tsx'
import { useOpenAwards } from './use-open-awards.ts'

/** The conditions of the batch that was chosen, before anything is sent. */
export function Foretold({ values }: { readonly values: Values }) {
  const { t } = useTranslation()
  const { data } = useOpenAwards()
  const award = data?.find(({ batchId }) => batchId === values.batchId)
  if (!values.batchId || !data) return null
  return (
    <div aria-live="polite">
      <Section title={t('评选条件与本人情况')}>
        {award ? (
          <>
            {!award.mayApply && <Alert tone="warning" title={t('有硬性条件不符合，暂不能提交申请')} />}
            <ConditionList judgements={award.judgements} />
          </>
        ) : (
          <Alert tone="info" title={t('这个批次现在不接受申请')} />
        )}
      </Section>
    </div>
  )
}
