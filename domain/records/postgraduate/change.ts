import { reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { changeFields, changeShape } from '../change/change.ts'
import { changeFlow } from '../change/flow.ts'
import { asksFor } from '../change/kinds.ts'
import { postgraduateKinds, someKinds } from '../change/words.ts'

const asked = someKinds('records.postgraduate-asked-change', '研究生申请异动类别', [
  ...(['01', '06', '08', '11', '12', '14', '15', '19', '21'] as const),
  ...postgraduateKinds,
  ...(['31', '61', '64', '65'] as const),
])

const decided = someKinds('records.postgraduate-decided-change', '研究生学校办理异动类别', [
  ...(['06', '11', '12', '13', '16', '17', '18'] as const),
  ...postgraduateKinds,
  ...(['31', '42', '51', '62', '63', '99'] as const),
])

/** 研究生学籍异动: the change of a postgraduate's place on the roll, level or mentor. It runs as that of any student. */
export const postgraduateChange = defineResource({
  ...changeShape,
  name: 'records.postgraduate-change',
  label: '研究生学籍异动',
  fields: {
    ...changeFields(asked, decided),
    toMentorId: reference('新导师', 'records.supervisor', {
      help: '硕转博、博转硕由现导师继续指导的，可以留空',
    }),
    fromMentorId: reference('原导师', 'records.supervisor', { system: true }),
    /** Their accounts, by which the approval finds them. */
    fromMentorUserId: reference('原导师账号', 'system.user', { system: true }),
    toMentorUserId: reference('新导师账号', 'system.user', { system: true }),
    /** Of the day from which it is to hold. */
    term: text('学期', { system: true, max: 11 }),
  },
  columns: [
    ...(['studentId', 'kind', 'state', 'since', 'fromClassId', 'fromMentorId'] as const),
    ...(['toMentorId', 'toMajorId', 'docNo'] as const),
  ],
  sort: '-since',
  filters: [
    ...(['studentId', 'kind', 'reason', 'term', 'departmentId', 'toDepartmentId', 'toMajorId'] as const),
    ...(['fromMentorId', 'toMentorId', 'since', 'until', 'effectiveOn', 'docNo', 'state'] as const),
  ],
  form: {
    异动内容: ['studentId', 'wish', 'decision', 'reason', 'note'],
    时间与去向: ['since', 'until', 'toMajorId', 'wishedClass', 'school', 'toMentorId'],
    材料: ['parentsLetter', 'proof'],
  },
  visibleWhen: { ...changeShape.visibleWhen, toMentorId: asksFor(({ mentor }) => mentor) },
  requiredWhen: {
    ...changeShape.requiredWhen,
    toMentorId: asksFor(({ mentor }) => mentor === 'must'),
  },
  flow: changeFlow('postgraduate-change'),
})
