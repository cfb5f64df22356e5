import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { answerFaults } from '#domain/survey/answers.ts'
import type { SurveyHere as Survey } from '#domain/survey/calls.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { surveyDraft } from './draft.ts'
import { QuestionField } from './question-field.tsx'
import { type Filled, sendAnswers } from './survey-calls.ts'

interface SurveyFormProps {
  readonly survey: Survey
  readonly onSent: () => void
}

/** The questions of an open survey. What is filled in survives a reload. */
export function SurveyForm({ survey, onSent }: SurveyFormProps) {
  const { t } = useTranslation()
  const { id, questions, anonymous } = survey
  const [filled, setFilled] = useState(() => surveyDraft.read(id))
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const send = useMutation({
    mutationFn: () => sendAnswers(id, filled),
    onSuccess: () => {
      surveyDraft.forget(id)
      onSent()
    },
  })
  const refused = send.error instanceof HttpFailure ? send.error.fields : null
  const faults: Readonly<Record<string, string>> = { ...faultsIn(survey, filled), ...refused }
  const required = questions.filter((question) => question.required)
  const done = required.filter((question) => !faults[question.id]).length

  useEffect(() => surveyDraft.keep(id, filled), [id, filled])

  const change = (more: Partial<Filled>) => {
    send.reset()
    setFilled({ ...filled, ...more })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const first = ['name', 'number', ...questions.map((question) => question.id)].find((name) => faults[name])
    if (!first) return send.mutate()
    const field = form.current?.querySelector(`[data-name="${first}"]`)
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
  }
  const shown = (name: string) => (asked && faults[name] ? t(faults[name]) : undefined)

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Card>
        <Stack gap="lg">
          <Progress
            size="sm"
            value={done}
            max={required.length || 1}
            label={t('必答题进度')}
            figure={`${done} / ${required.length}`}
          />
          {!anonymous && (
            <>
              <Field name="name" label={t('姓名')} required error={shown('name')}>
                <TextInput
                  autoComplete="name"
                  value={filled.name}
                  onChange={(event) => change({ name: event.target.value })}
                />
              </Field>
              <Field name="number" label={t('学号或工号')} required error={shown('number')}>
                <TextInput
                  value={filled.number}
                  onChange={(event) => change({ number: event.target.value })}
                />
              </Field>
            </>
          )}
          {questions.map((question, at) => (
            <QuestionField
              key={question.id}
              number={at + 1}
              question={question}
              value={filled.answers[question.id]}
              onChange={(value) => change({ answers: { ...filled.answers, [question.id]: value } })}
              fault={shown(question.id)}
            />
          ))}
          <Stack gap="sm">
            {send.error && <Alert tone="danger">{t(send.error.message)}</Alert>}
            {asked && Object.keys(faults).length > 0 && (
              <Alert tone="warning">
                {t('还有 {{count}} 道题需要填写或修改', { count: Object.keys(faults).length })}
              </Alert>
            )}
            <Button type="submit" variant="solid" size="lg" wide loading={send.isPending}>
              {t('提交问卷')}
            </Button>
          </Stack>
        </Stack>
      </Card>
    </form>
  )
}

/** By the same rules as the server's. */
function faultsIn({ questions, anonymous }: Survey, { name, number, answers }: Filled) {
  const faults = answerFaults(questions, answers)
  if (!anonymous && !name.trim()) faults.name = '请填写姓名'
  if (!anonymous && !number.trim()) faults.number = '请填写学号或工号'
  return faults
}
