import { useTranslation } from 'react-i18next'
import { Timeline } from '#design-system/timeline/timeline.tsx'
import type { StepForeseen } from '#domain/workflow/calls.ts'
import { stepKinds } from '#domain/workflow/words.ts'
import { cva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'

/** The steps that an application would go through: whom it asks, and until when, with the counting behind it. */
export function ForeseenSteps({ steps }: { readonly steps: readonly StepForeseen[] }) {
  const { t } = useTranslation()
  return (
    <Timeline
      label={t('审批过程')}
      events={steps.map(({ id, kind, title, people, due, counted }) => ({
        id,
        who: t(title),
        what: codeName(t, stepKinds, kind),
        pending: true,
        comment: people.join(t('、')),
        ...(due && { time: { shown: t('{{time}} 前', { time: due.slice(0, 16) }), at: due } }),
        extra: counted.length > 0 && (
          <details>
            <summary>{t('期限怎样计算')}</summary>
            <ul className={lines()}>
              {counted.map(({ date, from, to, minutes }) => (
                <li key={`${date} ${from}`}>
                  {from && to
                    ? t('{{date}} {{from}}–{{to}} 计 {{minutes}} 分钟', { date, from, to, minutes })
                    : t('{{date}} 非工作日，不计', { date })}
                </li>
              ))}
            </ul>
          </details>
        ),
      }))}
    />
  )
}

const lines = cva({ base: { listStyle: 'none', color: 'text.quiet', textStyle: 'body.sm' } })
