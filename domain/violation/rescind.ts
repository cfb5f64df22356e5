import { choice, files, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { classScope, copiedOf, studentOf } from '#domain/kits/of-student.ts'
import { flowAbout } from './request.ts'
import { askedStates } from './words.ts'

/** 违纪撤销: staff found that a violation which the student was told of should not have been recorded. */
export const violationRescind = defineResource({
  name: 'violation.rescind',
  label: '违纪撤销',
  title: 'title',
  fields: {
    title: text('撤销事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    recordId: reference('违纪记录', 'violation.record', { required: true }),
    reason: longText('撤销原因', { required: true, max: 1000 }),
    proof: files('证明材料', { most: 9 }),
    state: choice('申请状态', askedStates, { system: true }),
    askedBy: reference('申请人', 'system.user', { system: true }),
    ...studentOf,
  },
  indexes: [['recordId', 'state']],
  columns: ['studentId', 'classId', 'recordId', 'askedBy', 'state'],
  filters: ['studentId', 'classId', 'departmentId', 'state'],
  form: { 撤销申请: ['recordId', 'reason', 'proof'] },
  linked: copiedOf('recordId'),
  scope: [...classScope, { field: 'askedBy', grant: 'self' }],
  audited: true,
  flow: flowAbout('violation-rescind', '同意撤销', '不予撤销'),
})
