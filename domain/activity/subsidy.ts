import { open } from '#domain/kernel/dictionary.ts'
import { choice, money, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'
import { bankCard } from '#domain/kits/common.ts'
import { paidOnce } from '#domain/kits/paid-once.ts'

const kinds = open('activity.subsidy-kind', '补助类别', {
  '1': '社会实践补助',
  '2': '志愿服务补助',
  '3': '学生干部补助',
  '4': '活动参赛补助',
})

const payment = paidOnce({
  ...{ name: 'activity.subsidy-state', label: '补助状态', states: { pending: '待发放', paid: '已发放' } },
  ...{ day: '发放日期', act: '登记发放', message: '已经发放的补助不能修改或删除' },
})

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
    bankAccount: bankCard(),
    ...payment.fields,
  },
  unique: [['batch', 'studentId', 'kind']],
  columns: ['batch', 'studentId', 'studentId.classId', 'kind', 'amount', 'bankAccount', 'state', 'paidOn'],
  sort: ['-batch', 'studentId'],
  filters: ['batch', ...byStudent, 'kind', 'state', 'paidOn'],
  sums: ['amount'],
  ...aboutStudent,
  ...payment.rules,
  audited: true,
})
