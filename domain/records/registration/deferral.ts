import { choice, date, files, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { requestFlow, requestStates } from '#domain/kits/request.ts'
import { deferralReasons } from './words.ts'

const deferralStates = requestStates('records.deferral-state', '申请状态')

/** 暂缓注册申请: a student asks to be registered later; approved, it puts off the student's registration of the term. */
export const registrationDeferral = defineResource({
  name: 'records.registration-deferral',
  label: '暂缓注册申请',
  title: 'title',
  manyRows: true,
  fields: {
    title: text('申请事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    studentId: reference('学生', 'base.student', { system: true }),
    batchId: reference('注册批次', 'records.registration-batch', { system: true }),
    until: date('暂缓至', { required: true }),
    reason: choice('暂缓原因', deferralReasons, { required: true }),
    note: longText('情况说明', { required: true, max: 300 }),
    proof: files('证明材料', { most: 6 }),
    state: choice('申请状态', deferralStates, { system: true }),
    ...ofStudent,
  },
  indexes: [['studentId', 'batchId']],
  columns: ['studentId', 'classId', 'batchId', 'reason', 'until', 'state'],
  sort: '-until',
  filters: ['studentId', 'classId', 'departmentId', 'batchId', 'reason', 'until', 'state'],
  form: { 暂缓注册: ['until', 'reason', 'note', 'proof'] },
  linked: copiedOfStudent,
  scope: studentScope,
  audited: true,
  flow: requestFlow('registration-deferral', deferralStates, { student: 'studentId' }),
})
