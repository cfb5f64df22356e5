import { Timeline } from '#design-system/timeline/timeline.tsx'
import type { StepForeseen } from '#domain/workflow/calls.ts'
import { stepKinds } from '#domain/workflow/words.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { DeadlineCounting, NoticeCounting } from './deadline-counting.tsx'

/** The steps that an application would go through: whom it asks, and until when, with the counting behind it. */
export function ForeseenSteps({ steps }: { readonly steps: readonly StepForeseen[] }) {
  const { t } = useTranslation()
  return (
    <Timeline
      label={t('审批过程')}
      events={steps.map(({ id, kind, title, people, due, counted, countedDays }) => ({
        id,
        who: t(title),
        what: codeName(t, stepKinds, kind),
        pending: true,
        comment: people.join(t('、')),
        ...(due && { time: { shown: t('{{time}} 前', { time: due.slice(0, 16) }), at: due } }),
        extra: counted ? (
          <DeadlineCounting counted={counted} />
        ) : (
          countedDays && <NoticeCounting counted={countedDays} />
        ),
      }))}
    />
  )
}
