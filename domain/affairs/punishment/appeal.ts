import { choice, files, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOf, studentOf, studentScope } from '#domain/kits/of-student.ts'
import { askedBack, requestFlow } from '#domain/kits/request.ts'
import { appealOutcomes, punishmentKinds, punishmentRequestStates } from './words.ts'

/** 处分申诉: the student disagrees with a decision; the appeals committee upholds, changes or revokes it. */
export const punishmentAppeal = defineResource({
  name: 'affairs.punishment-appeal',
  label: '处分申诉',
  title: 'title',
  fields: {
    title: text('申诉事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    punishmentId: reference('违纪处分', 'affairs.punishment', { required: true }),
    reason: longText('申诉理由', { required: true, max: 4000 }),
    proof: files('申诉材料', { most: 9 }),
    outcome: choice('申诉结论', appealOutcomes),
    newKind: choice('变更后的处分', punishmentKinds),
    state: choice('申请状态', punishmentRequestStates, { system: true }),
    ...studentOf,
  },
  indexes: [['punishmentId', 'state']],
  columns: ['studentId', 'classId', 'punishmentId', 'outcome', 'newKind', 'state'],
  filters: ['studentId', 'classId', 'departmentId', 'outcome', 'state'],
  form: { 申诉内容: ['punishmentId', 'reason', 'proof'], 复查: ['outcome', 'newKind'] },
  visibleWhen: { newKind: { from: ['outcome'], holds: ({ outcome }) => outcome === 'change' } },
  linked: copiedOf('punishmentId'),
  scope: studentScope,
  audited: true,
  flow: requestFlow('punishment-appeal', punishmentRequestStates, {
    acts: { withdraw: askedBack, approve: '申诉成立', reject: '维持原处分' },
    student: 'studentId',
  }),
})
