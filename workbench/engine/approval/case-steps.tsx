import { Timeline } from '#design-system/timeline/timeline.tsx'
import type { StandingShown, StepShown, TaskShown } from '#domain/workflow/calls.ts'
import { taskStates } from '#domain/workflow/words.ts'
import { cva } from '#styled-system/css/index.js'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { DeadlineCounting, NoticeCounting } from './deadline-counting.tsx'
import { stepTones, stepWords } from './step-words.ts'

/** The way of a case: who decided, who is asked and until when, and which steps are still to come. */
export function CaseSteps({ steps }: { readonly steps: readonly StepShown[] }) {
  const { t } = useTranslation()
  const shown = steps.filter(
    ({ kind, state }) => state !== 'beside' && kind !== 'branch' && kind !== 'parallel',
  )
  return (
    <Timeline
      label={t('审批进度')}
      events={shown.map(({ id, title, state, tasks, notice }) => ({
        id,
        who: t(title),
        what: t(stepWords[state]),
        tone: stepTones[state] ?? 'neutral',
        pending: state === 'ahead',
        extra: (notice || tasks.length > 0) && (
          <>
            {notice && <Standing notice={notice} />}
            {tasks.length > 0 && <Tasks tasks={tasks} />}
          </>
        ),
      }))}
    />
  )
}

function Standing({ notice: { until, counted } }: { readonly notice: StandingShown }) {
  const { t } = useTranslation()
  return (
    <div className={line()}>
      <span className={quiet()}>{t('公示至 {{time}}', { time: until.slice(0, 16) })}</span>
      <NoticeCounting counted={counted} due={until} />
    </div>
  )
}

function Tasks({ tasks }: { readonly tasks: readonly TaskShown[] }) {
  const { t } = useTranslation()
  return (
    <ul className={lines()}>
      {tasks.map(({ id, person, actsFor, state, dueAt, counted, closedAt }) => (
        <li key={id} className={line()}>
          <span>{actsFor ? t('{{name}}（代{{other}}）', { name: person, other: actsFor }) : person}</span>
          <StateTag of={taskStates} code={state} look="dot" />
          {closedAt && <time className={quiet()}>{closedAt.slice(0, 16)}</time>}
          {!closedAt && dueAt && (
            <span className={quiet()}>{t('{{time}} 前办理', { time: dueAt.slice(0, 16) })}</span>
          )}
          {counted && <DeadlineCounting counted={counted} due={dueAt} />}
        </li>
      ))}
    </ul>
  )
}

const lines = cva({ base: { display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none' } })
const line = cva({ base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' } })
const quiet = cva({ base: { color: 'text.quiet', textStyle: 'body.sm' } })
