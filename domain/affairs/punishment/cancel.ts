import { choice, date, files, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOf, studentOf, studentScope } from '#domain/kits/of-student.ts'
import { askedBack, requestFlow } from '#domain/kits/request.ts'
import { punishmentKinds, punishmentRequestStates } from './words.ts'

/** 处分解除: at the end of its term the student asks that a punishment be removed. The figures are those of that day. */
export const punishmentCancel = defineResource({
  name: 'affairs.punishment-cancel',
  label: '处分解除',
  title: 'title',
  fields: {
    title: text('解除事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    punishmentId: reference('违纪处分', 'affairs.punishment', { required: true }),
    report: longText('思想汇报', { required: true, max: 4000 }),
    merit: yesNo('有重大立功表现', { required: true, help: '处分期限过半即可申请，须附证明材料' }),
    proof: files('证明材料', { most: 9 }),
    kind: choice('处分种类', punishmentKinds, { system: true }),
    began: date('期限起算', { system: true }),
    termDays: integer('须执行（天）', { system: true }),
    servedDays: integer('已执行（天）', { system: true }),
    laterViolations: integer('期间违纪（次）', { system: true }),
    laterPunishments: integer('期间新处分（次）', { system: true }),
    removableOn: date('可解除日期', { system: true }),
    state: choice('申请状态', punishmentRequestStates, { system: true }),
    ...studentOf,
  },
  indexes: [['punishmentId', 'state']],
  columns: [
    ...(['studentId', 'classId', 'punishmentId', 'kind', 'servedDays', 'termDays'] as const),
    ...(['laterViolations', 'merit', 'state'] as const),
  ],
  filters: ['studentId', 'classId', 'departmentId', 'kind', 'merit', 'state'],
  form: { 解除申请: ['punishmentId', 'report', 'merit', 'proof'] },
  requiredWhen: { proof: { from: ['merit'], holds: ({ merit }) => merit === true } },
  linked: copiedOf('punishmentId'),
  scope: studentScope,
  audited: true,
  flow: requestFlow('punishment-cancel', punishmentRequestStates, {
    acts: { withdraw: askedBack, approve: '同意解除', reject: '不予解除' },
    student: 'studentId',
  }),
})
