import { choice, date, decimal, files, integer, longText, reference } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { requestMachine } from '#machines/flows/request.machine.ts'
import { extensionStates } from './words.ts'

const extensionFlow = defineFlow({
  machine: requestMachine,
  field: 'state',
  states: extensionStates,
  acts: {
    submit: { label: '提交续假' },
    withdraw: { label: '撤回续假' },
    approve: { label: '批准续假' },
    reject: { label: '不予续假' },
    return: { label: '退回修改' },
  },
  approval: {
    model: 'leave-extension',
    ...usualApproval,
    student: 'studentId',
  },
})

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
    studentId: reference('学生', 'base.student', { system: true }),
    classId: reference('班级', 'base.class', { system: true }),
    departmentId: reference('院系', 'base.department', { system: true }),
  },
  columns: ['studentId', 'classId', 'applicationId', 'endsOn', 'days', 'lessons', 'state'],
  sort: '-endsOn',
  filters: ['studentId', 'classId', 'departmentId', 'endsOn', 'state'],
  linked: {
    applicationId: {
      copies: { studentId: 'studentId', classId: 'classId', departmentId: 'departmentId' },
    },
  },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
    { field: 'studentId', grant: 'students' },
    { field: 'studentId', grant: 'self' },
  ],
  audited: true,
  flow: extensionFlow,
})
