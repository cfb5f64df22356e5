import { setup } from 'xstate'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, longText, money, reference, text } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const fineMachine = setup({
  types: { events: {} as { type: 'object' | 'waive' } },
}).createMachine({
  id: 'fine',
  initial: 'noted',
  states: {
    noted: {},
    due: { on: { object: 'objected', waive: 'waived' } },
    objected: { on: { waive: 'waived' } },
    paid: { type: 'final' },
    waived: { type: 'final' },
  },
})

const states = closed(
  'library.fine-state',
  '罚款状态',
  { noted: '未通知', due: '欠款', objected: '有异议', paid: '结清', waived: '免除' },
  { due: 'danger', objected: 'warning', paid: 'success' },
)

/** What a teacher owes the library. */
export const fine = defineResource({
  name: 'library.fine',
  label: '图书罚款',
  title: 'book',
  fields: {
    book: text('罚款图书', { required: true, searchable: true }),
    teacherId: reference('借书教师', 'base.teacher', { required: true }),
    departmentId: reference('教师部门', 'base.department', { system: true }),
    amount: money('罚款金额（元）', { required: true }),
    finedOn: date('罚款日期'),
    state: choice('罚款状态', states, { system: true }),
    reason: longText('异议理由', { system: true, max: 200 }),
  },
  columns: ['book', 'teacherId', 'amount', 'state'],
  sort: 'book',
  filters: ['book', 'teacherId', 'departmentId', 'finedOn', 'state'],
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'teacherId', grant: 'self' },
  ],
  flow: defineFlow({
    machine: fineMachine,
    field: 'state',
    states,
    acts: {
      object: {
        label: '提出异议',
        asks: { reason: longText('异议理由', { required: true, max: 200 }) },
        undo: 10,
      },
      waive: { label: '免除罚款' },
    },
  }),
})
