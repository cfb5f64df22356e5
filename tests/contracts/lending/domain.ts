import { setup } from 'xstate'
import { defineArea } from '#domain/kernel/area.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import type { Print } from '#domain/kernel/print.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { apply, approve, browse, list, manage, own } from '#domain/kernel/screen.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

const loanMachine = setup({
  types: { events: {} as { type: 'submit' | 'withdraw' | 'approve' | 'reject' | 'return' | 'giveBack' } },
}).createMachine({
  id: 'loan',
  initial: 'draft',
  states: {
    draft: { on: { submit: 'reviewing' } },
    reviewing: { on: { withdraw: 'draft', approve: 'lent', reject: 'refused', return: 'returned' } },
    returned: { on: { submit: 'reviewing', withdraw: 'draft' } },
    lent: { on: { giveBack: 'back' } },
    refused: { type: 'final' },
    back: { type: 'final' },
  },
})

const states = closed(
  'lending.state',
  '借用状态',
  { draft: '未送审', reviewing: '送审中', returned: '须改正', lent: '借出', refused: '不借', back: '已还' },
  { reviewing: 'accent', returned: 'warning', lent: 'success', refused: 'danger' },
)

const loanFlow = defineFlow({
  machine: loanMachine,
  field: 'state',
  states,
  acts: {
    submit: { label: '送审', by: 'studentId' },
    withdraw: { label: '收回申请', by: 'studentId' },
    approve: { label: '准予借用' },
    reject: { label: '不予借用' },
    return: { label: '要求改正' },
    giveBack: { label: '收回器材', asks: { condition: longText('器材状况', { required: true }) }, undo: 10 },
  },
  waiting: { lent: { act: 'giveBack', title: '收回器材' } },
  approval: {
    model: 'lending',
    during: 'reviewing',
    approved: 'approve',
    rejected: 'reject',
    returned: 'return',
    withdrawn: 'withdraw',
    student: 'studentId',
  },
})

const isLent = ({ state }: { state: string }) => (state === 'lent' ? 'valid' : 'ended')

const voucher: Print = {
  title: '器材借条',
  number: 'id',
  fields: ['studentId', 'purpose', 'days'],
  decisions: true,
  verified: { fields: ['studentId', 'days'], masked: ['studentId'], standing: isLent },
}

const loan = defineResource({
  name: 'lending.loan',
  label: '器材借用',
  title: 'purpose',
  fields: {
    studentId: reference('借用人', 'base.student', { system: true }),
    purpose: text('借用用途', { required: true, searchable: true, max: 200 }),
    days: integer('借用天数', { required: true, min: 1, max: 60 }),
    state: choice('借用状态', states, { system: true }),
    condition: longText('器材状况', { system: true }),
  },
  columns: ['studentId', 'purpose', 'days', 'state'],
  filters: ['studentId', 'days', 'state'],
  scope: [
    { field: 'studentId.classId', grant: 'classes' },
    { field: 'studentId', grant: 'self' },
  ],
  actions: { voucher: { label: '打印借条', when: ({ state }) => state === 'lent', print: voucher } },
  flow: loanFlow,
})

const handIn = [...own, 'submit', 'withdraw', 'voucher']
const approvers = { counsellor: [], department: [] }

export const lending = defineArea({
  area: 'lending',
  title: '器材',
  icon: 'wrench',
  resources: [loan],
  processes: {
    lending: {
      label: '器材借用',
      steps: [
        approvalStep('counsellor', '辅导员核准', 'counsellor', 24),
        {
          ...{ id: 'long', kind: 'branch', title: '借用较久', otherwise: [] },
          branches: [
            {
              title: '七天以上',
              when: { field: 'days', is: 'above', value: 7 },
              steps: [approvalStep('college', '院系核准', 'college', 48)],
            },
          ],
        },
      ],
    },
  },
  screens: [
    apply(loan, 'wrench', { student: handIn }, { path: 'lending/apply', title: '借用申请' }),
    approve(loan, 'wrench', approvers, { path: 'lending/approval', title: '借用审批' }),
    list(loan, 'wrench', { counsellor: [...browse, 'giveBack'], admin: [...manage, 'giveBack'] }),
  ],
})
