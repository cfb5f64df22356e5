import { closed, open } from '#domain/kernel/dictionary.ts'
import { choice, date, money, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'
import { aboutStudent, byStudent } from './about-student.ts'

const kinds = open('activity.subsidy-kind', '补助类别', {
  '1': '社会实践补助',
  '2': '志愿服务补助',
  '3': '学生干部补助',
  '4': '活动参赛补助',
})

const states = closed(
  'activity.subsidy-state',
  '补助状态',
  { pending: '待发放', paid: '已发放' },
  { pending: 'warning', paid: 'success' },
)

/** 补助发放: what a student is given for an activity, and when it was paid. */
export const subsidy = defineResource({
  name: 'activity.subsidy',
  label: '补助发放',
  title: 'batch',
  tellsApart: 'studentId',
  fields: {
    batch: text('发放批次', { required: true, searchable: true, max: 40, help: '如：2026 年秋季第一批' }),
    studentId: reference('学生', 'base.student', { required: true }),
    kind: choice('补助类别', kinds, { required: true }),
    amount: money('补助金额（元）', { required: true, max: 100_000 }),
    bankAccount: text('银行卡号', {
      ...({ max: 19, masked: 'bank-card', individual: true } as const),
      ...{ normal: plainLine, pattern: /^\d{12,19}$/, hint: '银行卡号应为 12 至 19 位数字' },
    }),
    paidOn: date('发放日期', { system: true }),
    state: choice('补助状态', states, { system: true }),
  },
  unique: [['batch', 'studentId', 'kind']],
  columns: ['batch', 'studentId', 'studentId.classId', 'kind', 'amount', 'bankAccount', 'state', 'paidOn'],
  sort: ['-batch', 'studentId'],
  filters: ['batch', ...byStudent, 'kind', 'state', 'paidOn'],
  sums: ['amount'],
  computed: { state: { from: ['paidOn'], is: ({ paidOn }) => (paidOn ? 'paid' : 'pending') } },
  ...aboutStudent,
  stands: { while: ({ state }) => state === 'paid', message: '已经发放的补助不能修改或删除' },
  actions: {
    pay: {
      label: '登记发放',
      when: ({ state }) => state === 'pending',
      asks: { paidOn: date('发放日期', { required: true }) },
      keep: true,
    },
  },
  audited: true,
})
