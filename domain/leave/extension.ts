import { choice, date, decimal, files, integer, longText, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOf, mentoredScope, studentOf } from '#domain/kits/of-student.ts'
import { requestFlow } from '#domain/kits/request.ts'
import { extensionStates } from './words.ts'

/** 续假: a leave is to end later. It is asked for before its end, and moves the end once it is approved. */
export const leaveExtension = defineResource({
  name: 'leave.extension',
  label: '续假申请',
  title: 'reason',
  fields: {
    applicationId: reference('原请假', 'leave.application', { required: true }),
    endsOn: date('续假至', { required: true }),
    endsSection: integer('结束节次', { min: 1, max: 20, help: '按节次请假时填写' }),
    reason: longText('续假事由', { required: true, searchable: true, max: 500 }),
    proof: files('证明材料', { most: 6 }),
    state: choice('续假状态', extensionStates, { system: true }),
    /** Beyond those of the leave. */
    days: decimal('续假天数', { system: true }),
    lessons: integer('增加的缺课学时', { system: true }),
    /** Of the leave. */
    ...studentOf,
  },
  columns: ['studentId', 'classId', 'applicationId', 'endsOn', 'days', 'lessons', 'state'],
  sort: '-endsOn',
  filters: ['studentId', 'classId', 'departmentId', 'endsOn', 'state'],
  linked: copiedOf('applicationId'),
  scope: mentoredScope,
  audited: true,
  flow: requestFlow('leave-extension', extensionStates, {
    acts: { submit: '提交续假', withdraw: '撤回续假', approve: '批准续假', reject: '不予续假' },
    student: 'studentId',
  }),
})
