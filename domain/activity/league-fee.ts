import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, money, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from './about-student.ts'

const states = closed(
  'activity.league-fee-state',
  '团费状态',
  { unpaid: '未缴', paid: '已缴' },
  { unpaid: 'warning', paid: 'success' },
)

/** 团费: what a member of the league owes for a month, and when it was paid. */
export const leagueFee = defineResource({
  name: 'activity.league-fee',
  label: '团费',
  title: 'month',
  tellsApart: 'studentId',
  manyRows: true,
  fields: {
    memberId: reference('团员', 'activity.league-member', { required: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    month: text('缴费月份', {
      ...({ required: true, max: 7, pattern: /^\d{4}-(0[1-9]|1[0-2])$/ } as const),
      ...{ help: '如 2026-09', hint: '缴费月份应为年和月，如 2026-09' },
    }),
    amount: money('团费（元）', { required: true, initial: '0.20' }),
    paidOn: date('缴费日期', { system: true }),
    state: choice('团费状态', states, { system: true }),
  },
  unique: [['memberId', 'month']],
  columns: ['month', 'memberId', 'studentId', 'studentId.classId', 'amount', 'state', 'paidOn'],
  sort: ['-month', 'memberId'],
  filters: ['month', ...byStudent, 'state', 'paidOn'],
  sums: ['amount'],
  linked: { memberId: { copies: { studentId: 'studentId' } } },
  computed: { state: { from: ['paidOn'], is: ({ paidOn }) => (paidOn ? 'paid' : 'unpaid') } },
  ...aboutStudent,
  stands: { while: ({ state }) => state === 'paid', message: '已经缴纳的团费不能修改或删除' },
  actions: {
    pay: {
      label: '登记缴费',
      when: ({ state }) => state === 'unpaid',
      asks: { paidOn: date('缴费日期', { required: true }) },
      keep: true,
    },
  },
})
