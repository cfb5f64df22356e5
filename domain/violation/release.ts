import { choice, files, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOf, studentOf, studentScope } from '#domain/kits/of-student.ts'
import { flowAbout } from './request.ts'
import { askedStates } from './words.ts'

const isMerit = {
  from: ['merit'],
  holds: ({ merit }: { readonly merit: boolean | null }) => merit === true,
} as const

/** 违纪解除: after good behaviour the student asks that a violation no longer count. */
export const violationRelease = defineResource({
  name: 'violation.release',
  label: '违纪解除',
  title: 'title',
  fields: {
    title: text('解除事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    recordId: reference('违纪记录', 'violation.record', { required: true }),
    report: longText('思想汇报', { required: true, max: 4000 }),
    merit: yesNo('有重大立功表现', { required: true, help: '影响期过半即可申请，须附证明材料' }),
    proof: files('证明材料', { most: 9 }),
    state: choice('申请状态', askedStates, { system: true }),
    ...studentOf,
  },
  indexes: [['recordId', 'state']],
  columns: ['studentId', 'classId', 'recordId', 'merit', 'state'],
  filters: ['studentId', 'classId', 'departmentId', 'state'],
  form: { 解除申请: ['recordId', 'report', 'merit', 'proof'] },
  requiredWhen: { proof: isMerit },
  linked: copiedOf('recordId'),
  scope: studentScope,
  audited: true,
  flow: flowAbout('violation-release', '同意解除', '不予解除', { student: 'studentId' }),
})
