import { isCalendarDay } from '#domain/rules/calendar-day.ts'
import type { Question } from './question.ts'

/** What somebody answered, by the names of the questions. A question that was left out is missing. */
export type Answers = Readonly<Record<string, unknown>>

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** What is wrong with an answer that was given; undefined when nothing is. */
function faultOf(asked: Question, value: unknown): string | undefined {
  switch (asked.kind) {
    case 'single':
      return asked.options.some((option) => option.value === value) ? undefined : '请选择给出的选项'
    case 'multiple': {
      const known = new Set(asked.options.map((option) => option.value))
      const fits = Array.isArray(value) && new Set(value).size === value.length
      return fits && value.every((each) => known.has(each)) ? undefined : '请选择给出的选项'
    }
    case 'text':
      return typeof value === 'string' && value.trim().length <= asked.max ? undefined : '填写的内容过长'
    case 'number':
      return typeof value === 'number' && value >= asked.min && value <= asked.max
        ? undefined
        : '数字超出了允许的范围'
    case 'date':
      return typeof value === 'string' && isCalendarDay(value) ? undefined : '请填写日期，如 2026-09-01'
    case 'yes-no':
      return typeof value === 'boolean' ? undefined : '请选择是或否'
  }
}

/** The message for each question whose answer is missing or does not fit; none when all may be sent. */
export function answerFaults(asked: readonly Question[], answers: Answers): Record<string, string> {
  const faults = asked.flatMap((each) => {
    const value = answers[each.id]
    const fault = isBlank(value) ? (each.required ? '这道题还没有回答' : undefined) : faultOf(each, value)
    return fault ? [[each.id, fault] as const] : []
  })
  return Object.fromEntries(faults)
}

/** Only what was asked and answered, texts trimmed: nothing else is kept. */
export const keptAnswers = (asked: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(
    asked.flatMap(({ id }) => {
      const value = answers[id]
      return isBlank(value) ? [] : [[id, typeof value === 'string' ? value.trim() : value] as const]
    }),
  )
