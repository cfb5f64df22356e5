import { student } from '#domain/base/student.ts'
import { choice, date, decimal, files, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { requestFlow } from '#domain/kits/request.ts'
import { additionalStates, directions } from './words.ts'

/** 加分申报: an event that a student declares, or a counsellor for a student, and that the college confirms. */
export const additionalScore = defineResource({
  name: 'evaluation.additional-score',
  label: '加分申报',
  title: 'title',
  manyRows: true,
  fields: {
    /** Whose and what: what inboxes and messages call it. */
    title: text('申报事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    batchId: reference('测评批次', 'evaluation.batch', { required: true }),
    /** Left empty, the student who declares it. */
    studentId: reference('学生', 'base.student', { help: '学生本人申报的不填' }),
    standardId: reference('加减分标准', 'evaluation.plus-minus-standard', { required: true }),
    event: text('活动或事项', {
      required: true,
      searchable: true,
      max: 60,
      help: '如：云南省职业院校技能大赛（网络搭建）。同一事项只按最高一次计分',
    }),
    happenedOn: date('发生日期', { required: true }),
    proof: files('证明材料', { most: 6 }),
    note: longText('说明', { max: 500 }),
    itemId: reference('测评项目', 'evaluation.item', { system: true }),
    direction: choice('加减分', directions, { system: true }),
    points: decimal('分值', { system: true }),
    /** By which declarations of one event are known, see `eventKey`. */
    eventKey: text('事项标识', { system: true, technical: true, max: 60 }),
    state: choice('申报状态', additionalStates, { system: true }),
    ...ofStudent,
  },
  indexes: [
    ['batchId', 'state'],
    ['studentId', 'batchId'],
  ],
  through: { studentId: student },
  columns: [
    ...(['studentId', 'classId', 'event', 'itemId', 'direction', 'points'] as const),
    ...(['happenedOn', 'batchId', 'state'] as const),
  ],
  sort: '-happenedOn',
  filters: [
    ...(['batchId', 'studentId', 'classId', 'departmentId', 'studentId.majorId'] as const),
    ...(['itemId', 'standardId', 'direction', 'event', 'happenedOn', 'points', 'state'] as const),
  ],
  form: {
    申报: ['batchId', 'studentId', 'standardId', 'event', 'happenedOn'],
    证明: ['proof', 'note'],
  },
  scope: studentScope,
  audited: true,
  flow: requestFlow('additional-score', additionalStates, {
    acts: {
      submit: '提交申报',
      withdraw: { label: '撤回申报', confirm: '撤回后可以修改并重新提交。' },
      approve: '认定',
      reject: '不予认定',
    },
    student: 'studentId',
  }),
})
