import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { createSchema } from '#domain/kernel/schema.ts'
import { type Answers, answersInWords, fieldsOf, type Question } from '#domain/leave/answers.ts'
import { checked } from '#server/core/checked.ts'

/** The questions of a kind of leave, which is known as `t`, in the order in which they are asked. */
export const questionsOf = sql`coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'label', q.label,
    'kind', q.kind, 'options', q.options, 'required', q.required, 'section', q.section, 'hint', q.hint, 'sort', q.sort)
    order by q.sort, q.id) from leave_question q where q.tenant_id = t.tenant_id and q.type_id = t.id), '[]')`

const label = '自设项目'

/** Refuses what is no object of answers. */
function readAnswers(text: string | null | undefined): Answers {
  const wrong = () => {
    const message = phrase('{{label}}不正确', { label })
    return refuse({ type: 'invalid', message, fields: { answers: message } })
  }
  try {
    const answers: unknown = JSON.parse(text || '{}')
    return answers && typeof answers === 'object' && !Array.isArray(answers) ? (answers as Answers) : wrong()
  } catch {
    return wrong()
  }
}

interface Sent {
  readonly answers?: string | null
  /** They were kept before, so that what is asked no longer is let go; else it is refused. */
  readonly kept: boolean
}

/**
 * What is kept of the answers to these questions, and what they say in words. One that is missing, does not fit or was
 * not asked is refused by the id of its question.
 */
export function answered(questions: readonly Question[], { answers: text, kept }: Sent) {
  const fields = fieldsOf(questions)
  const sent = Object.entries(readAnswers(text)).filter(([id]) => !kept || Object.hasOwn(fields, id))
  const read: Answers = checked(
    createSchema({ name: 'leave.answers', fields }),
    fields,
    Object.fromEntries(sent),
  )
  const said = Object.fromEntries(
    questions.flatMap(({ id }) => (read[id] == null || read[id] === '' ? [] : [[id, read[id]] as const])),
  )
  return {
    answers: Object.keys(said).length > 0 ? JSON.stringify(said) : null,
    answersInWords: answersInWords(questions, said),
  }
}
