import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, files, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import { requestMachine } from '#machines/flows/request.machine.ts'
import { aboutStudent, byStudent } from './about-student.ts'

/** States of the chart `machines/flows/request.machine.ts`. */
const states = closed(
  'activity.practice-state',
  '社会实践状态',
  {
    ...{ draft: '草稿', reviewing: '审批中', sentBack: '退回修改' },
    ...{ withdrawn: '已撤回', approved: '已批准', refused: '未批准' },
  },
  { reviewing: 'accent', sentBack: 'warning', approved: 'success', refused: 'danger' },
)

const report = files('实践报告', { required: true, most: 3 })
const score = integer('实践成绩', { required: true, max: 100 })

/** 社会实践: a student asks to go with a project, hands in the report, and is given a score. */
export const socialPractice = defineResource({
  name: 'activity.social-practice',
  label: '社会实践',
  title: 'project',
  tellsApart: 'studentId',
  fields: {
    studentId: reference('学生', 'base.student', { system: true }),
    project: text('实践项目', { required: true, searchable: true }),
    team: text('团队成员', { max: 200, help: '写明其他成员的姓名，独自参加的不填' }),
    adviser: text('指导教师', { required: true, max: 60 }),
    place: text('实践地点', { required: true }),
    since: date('开始日期', { required: true }),
    until: date('结束日期', { required: true }),
    safetyPlan: longText('安全预案', { required: true, max: 2000 }),
    insured: yesNo('已购买保险', { required: true }),
    report: files('实践报告', { system: true, most: 3 }),
    score: integer('实践成绩', { system: true, max: 100 }),
    state: choice('社会实践状态', states, { system: true }),
  },
  columns: [
    ...(['studentId', 'studentId.classId', 'project', 'adviser', 'place'] as const),
    ...(['since', 'until', 'score', 'state'] as const),
  ],
  sort: '-since',
  filters: [...byStudent, 'project', 'adviser', 'since', 'until', 'score', 'state'],
  ...aboutStudent,
  rules: [
    {
      fields: ['since', 'until'],
      message: '结束日期不能早于开始日期',
      holds: ({ since, until }) => since <= until,
    },
  ],
  flow: defineFlow({
    machine: requestMachine,
    field: 'state',
    states,
    acts: {
      submit: { label: '提交申请' },
      withdraw: { label: '撤回申请' },
      approve: { label: '批准' },
      reject: { label: '不批准' },
      return: { label: '退回修改' },
    },
    approval: {
      ...{ ...usualApproval, model: 'social-practice', student: 'studentId', period: ['since', 'until'] },
    },
  }),
  actions: {
    handIn: {
      label: '提交报告',
      by: 'studentId',
      when: ({ state, score }) => state === 'approved' && score === null,
      asks: { report },
      keep: true,
    },
    grade: {
      label: '评定成绩',
      when: ({ state, report }) => state === 'approved' && report !== null,
      asks: { score },
      keep: true,
    },
  },
})

/** How a practice is approved in a new college. */
export const practiceProcess = {
  label: '社会实践审批',
  steps: [approvalStep('counsellor', '辅导员审核', 'counsellor', 24)],
}
