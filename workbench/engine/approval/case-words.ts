import type { TFunction } from 'i18next'
import type { CaseTrace, EventShown, StepShown, TaskShown } from '#domain/workflow/calls.ts'
import { caseStates, verbs } from '#domain/workflow/words.ts'
import { codeName } from '#workbench/language/code-name.ts'

type CaseShown = Pick<CaseTrace, 'title' | 'state' | 'events' | 'steps'>

/** A case in sentences: how it stands, what was done in the order of its log, whom it waits for, and what is to come. */
export function caseWords(t: TFunction, { title, state, events, steps }: CaseShown): readonly string[] {
  const walked = steps.filter(({ kind }) => kind !== 'branch' && kind !== 'parallel')
  // Ways of which one is taken often lead to the same step.
  const ahead = [...new Set(walked.filter((step) => step.state === 'ahead').map((step) => t(step.title)))]
  return [
    t('{{title}}，{{state}}', { title, state: codeName(t, caseStates, state) }),
    ...events.map((event) => done(t, event)),
    ...walked.filter((step) => step.state === 'open').flatMap((step) => waits(t, step)),
    ...(ahead.length > 0 ? [t('尚未到达：{{steps}}', { steps: ahead.join(t('、')) })] : []),
  ].map((sentence) => t('{{sentence}}。', { sentence }))
}

function done(t: TFunction, { at, by, verb, step, people, comment, stood, signature, seal }: EventShown) {
  const action = codeName(t, verbs, verb)
  const about = { time: at.slice(0, 16), name: by ?? t('系统'), action, step: step && t(step) }
  return clauses(t, [
    step
      ? t('{{time}} {{name}}办理“{{step}}”：{{action}}', about)
      : t('{{time}} {{name}}的操作：{{action}}', about),
    people.join(t('、')),
    stood !== null && t('挂起了 {{hours}} 个工作小时，期限相应顺延', { hours: stood }),
    comment && t('意见“{{comment}}”', { comment }),
    signature && t('已手写签名'),
    seal && t('已加盖“{{seal}}”', { seal }),
  ])
}

function waits(t: TFunction, { title, tasks, notice }: StepShown): readonly string[] {
  const step = t(title)
  const asked = tasks.filter(({ state }) => state === 'open')
  return [
    ...(notice ? [t('“{{step}}”公示至 {{time}}', { step, time: notice.until.slice(0, 16) })] : []),
    ...asked.map((task) =>
      clauses(t, [
        t('“{{step}}”等待{{name}}办理', { step, name: whoIs(t, task) }),
        task.dueAt && t('期限 {{time}}', { time: task.dueAt.slice(0, 16) }),
      ]),
    ),
  ]
}

const whoIs = (t: TFunction, { person, actsFor }: TaskShown) =>
  actsFor ? t('{{name}}（代{{other}}）', { name: person, other: actsFor }) : person

const clauses = (t: TFunction, some: readonly (string | false | null)[]) => some.filter(Boolean).join(t('，'))
