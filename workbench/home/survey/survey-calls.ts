import { queryOptions } from '@tanstack/react-query'
import type { Answers } from '#domain/survey/answers.ts'
import { surveyCalls } from '#domain/survey/calls.ts'
import { ask } from '#workbench/http/ask.ts'

const quiet = { quiet: true }

export const surveyQuery = queryOptions({
  queryKey: ['survey', 'current'],
  queryFn: () => ask(surveyCalls.current, undefined, quiet),
})

/** What somebody fills in: the answers, and who they are where the survey asks for it. */
export interface Filled {
  readonly name: string
  readonly number: string
  readonly answers: Answers
}

export const sendAnswers = (surveyId: string, filled: Filled) =>
  ask(surveyCalls.answer, { surveyId, ...filled }, quiet)
