import { closed } from '#domain/kernel/dictionary.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { choice, date, decimal, longText, text } from '#domain/kernel/fields.ts'
import type { QuestionKind, QuestionSection } from './words.ts'

/** A question that a college asks of its own where a kind of leave is applied for. */
export interface Question {
  readonly id: string
  readonly label: string
  readonly kind: QuestionKind
  /** One on each line. */
  readonly options: string | null
  readonly required: boolean
  readonly section: QuestionSection
  readonly hint: string | null
  readonly sort: number
}

/** What was answered, by the ids of the questions. */
export type Answers = Readonly<Record<string, unknown>>

/** The options of a question, from their lines. */
export const optionsOf = (lines: string | null): readonly string[] =>
  (lines ?? '').split('\n').flatMap((line) => line.trim() || [])

const oneOf = ({ id, label }: Question, options: readonly string[]): Field =>
  choice(
    label,
    closed(`leave.question-${id}`, label, Object.fromEntries(options.map((option) => [option, option]))),
  )

/** Adding a way of answering breaks this table until it has a field. */
const fields: Readonly<Record<QuestionKind, (question: Question) => Field>> = {
  text: ({ label }) => text(label),
  'long-text': ({ label }) => longText(label, { max: 500 }),
  number: ({ label }) => decimal(label),
  date: ({ label }) => date(label),
  single: (question) => oneOf(question, optionsOf(question.options)),
  // Not a switch: one that was left alone would say no.
  'yes-no': (question) => oneOf(question, ['是', '否']),
}

/** The questions as fields, by their ids: the form draws them and the server checks by them. */
export const fieldsOf = (questions: readonly Question[]): Fields =>
  Object.fromEntries(
    questions.map((question): [string, Field] => [
      question.id,
      { ...fields[question.kind](question), presence: question.required ? 'required' : 'optional' },
    ]),
  )

/** The answers in words, a line for each, as the questions were asked; null where nothing was answered. */
export const answersInWords = (questions: readonly Question[], answers: Answers): string | null =>
  questions
    .flatMap(({ id, label }) => (answers[id] === undefined ? [] : [`${label}：${answers[id]}`]))
    .join('\n') || null
