import { createStore } from '#workbench/http/storage/store.ts'
import type { Filled } from './survey-calls.ts'

// Of this tab alone: the next person at a shared machine does not find it.
const store = createStore(() => window.sessionStorage)
const keyOf = (surveyId: string) => `survey-draft ${surveyId}`

const isFilled = (value: unknown): value is Filled =>
  typeof value === 'object' && value !== null && 'answers' in value && typeof value.answers === 'object'

const emptyFilled: Filled = { name: '', number: '', answers: {} }

/** What was filled in before a reload. */
export const surveyDraft = {
  read: (surveyId: string): Filled => ({ ...emptyFilled, ...store.read(keyOf(surveyId), isFilled) }),
  keep: (surveyId: string, filled: Filled) => store.write(keyOf(surveyId), filled),
  forget: (surveyId: string) => store.remove(keyOf(surveyId)),
}
