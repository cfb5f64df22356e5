import { choice, files, integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOf, studentOf, studentScope } from '#domain/kits/of-student.ts'
import { flowAbout } from './request.ts'
import { askedStates, rulings } from './words.ts'

/** 违纪申诉: the student holds that a violation is wrong. A person who decides says what becomes of it. */
export const violationAppeal = defineResource({
  name: 'violation.appeal',
  label: '违纪申诉',
  title: 'title',
  fields: {
    title: text('申诉事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    recordId: reference('违纪记录', 'violation.record', { required: true }),
    reason: longText('申诉理由', { required: true, max: 2000 }),
    proof: files('申诉材料', { most: 9 }),
    ruling: choice('复查决定', rulings),
    newPoints: integer('变更后扣分', { max: 100 }),
    state: choice('申请状态', askedStates, { system: true }),
    ...studentOf,
  },
  indexes: [['recordId', 'state']],
  columns: ['studentId', 'classId', 'recordId', 'ruling', 'state'],
  filters: ['studentId', 'classId', 'departmentId', 'state'],
  form: { 申诉内容: ['recordId', 'reason', 'proof'], 复查: ['ruling', 'newPoints'] },
  linked: copiedOf('recordId'),
  scope: studentScope,
  audited: true,
  flow: flowAbout('violation-appeal', '申诉成立', '维持原处理', { student: 'studentId' }),
})
