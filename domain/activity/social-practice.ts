import { choice, files, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'
import { closedPeriod, periodRule } from '#domain/kits/period.ts'
import { requestFlow, requestStates } from '#domain/kits/request.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

const states = requestStates('activity.practice-state', '社会实践状态')

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
    ...closedPeriod,
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
  rules: [periodRule],
  flow: requestFlow('social-practice', states, { student: 'studentId', period: ['since', 'until'] }),
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
