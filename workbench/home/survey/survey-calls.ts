import { queryOptions } from '@tanstack/react-query'
import type { Answers } from '#domain/survey/answers.ts'
import type { Question } from '#domain/survey/question.ts'
import { http } from '#workbench/http/http.ts'

/** The survey of the college, as anybody may see it. Without questions unless it is open and not yet answered here. */
export interface Survey {
  readonly id: string
  readonly title: string
  readonly introduction: string
  readonly questions: readonly Question[]
  readonly anonymous: boolean
  readonly opensAt: string
  readonly closesAt: string
  readonly state: 'waiting' | 'open' | 'closed'
  readonly answered: boolean
}

const asked = { method: 'POST', anonymous: true, quiet: true } as const

export const surveyQuery = queryOptions({
  queryKey: ['survey', 'current'],
  queryFn: () => http<Survey | null>('base/openApi/survey/current', { ...asked, body: {} }),
})

/** What somebody fills in: the answers, and who they are where the survey asks for it. */
export interface Filled {
  readonly name: string
  readonly number: string
  readonly answers: Answers
}

export const sendAnswers = (surveyId: string, filled: Filled) =>
  http('base/openApi/survey/answer', { ...asked, body: { surveyId, ...filled } })
