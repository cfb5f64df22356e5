import { type Answers, answersInWords, type Question } from '#domain/leave/answers.ts'
import { leaveQuestion } from '#domain/leave/question.ts'
import { leaveType } from '#domain/leave/type.ts'
import type { Database } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'

type Posed = Pick<Question, 'label' | 'kind' | 'section'> & Partial<Question>

/** Kinds by their codes. */
const asked: Readonly<Record<string, readonly Posed[]>> = {
  personal: [
    { label: '补课安排', kind: 'long-text', section: 'content', hint: '与任课教师商定的补课方式' },
    { label: '住宿地点', kind: 'single', options: '家中\n亲友家\n宾馆\n其他', section: 'whereabouts' },
    { label: '宿舍联系人电话', kind: 'text', section: 'contact', hint: '室友或宿舍长的手机号码' },
  ],
  internship: [
    { label: '实习单位', kind: 'text', section: 'content', required: true, hint: '与实习协议上的名称一致' },
    { label: '实习开始日期', kind: 'date', section: 'content', required: true },
    { label: '每周工作天数', kind: 'number', section: 'content' },
    { label: '单位联系人电话', kind: 'text', section: 'contact', required: true },
  ],
  weekend: [
    { label: '是否有家长陪同', kind: 'yes-no', section: 'whereabouts' },
    { label: '宿舍联系人电话', kind: 'text', section: 'contact', hint: '室友或宿舍长的手机号码' },
  ],
}

/** What the demo college asks of its own, by the codes of the kinds. */
export async function demoQuestions(db: Database, tenantId: string): Promise<void> {
  const types = await table(leaveType, db, tenantId).list({ code: Object.keys(asked) }, ['id', 'code'])
  const random = seeded(62)
  const rows = types
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .flatMap(({ id: typeId, code }) =>
      (asked[code] ?? []).map((posed, at) => ({
        ...{ id: random.id(), typeId, options: null, required: false, hint: null, sort: 10 + at },
        ...posed,
      })),
    )
  await insertRows(db, leaveQuestion, tenantId, rows)
}

/** Answers to questions of a kind, given by the labels of those, as an application keeps them. */
export async function demoAnswers(
  db: Database,
  tenantId: string,
  typeId: string,
  given: Readonly<Record<string, unknown>>,
) {
  const questions = (await table(leaveQuestion, db, tenantId).list(
    { typeId },
    [...(['id', 'label', 'kind', 'options', 'required', 'section', 'hint', 'sort'] as const)],
    { order: ['sort'] },
  )) as readonly Question[]
  const answers: Answers = Object.fromEntries(
    questions.flatMap(({ id, label }) => (label in given ? [[id, given[label]]] : [])),
  )
  return { answers: JSON.stringify(answers), answersInWords: answersInWords(questions, answers) }
}
