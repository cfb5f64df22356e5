import { closed } from '#domain/kernel/dictionary.ts'
import { choice, money, reference, text } from '#domain/kernel/fields.ts'
import { fenOf } from '#domain/kernel/money.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { bankCard } from '#domain/kits/common.ts'
import { copiedOf, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { paidOnce } from '#domain/kits/paid-once.ts'

const kinds = closed('affairs.subsidy-kind', '资助类别', {
  compensation: '学费补偿',
  loan: '贷款代偿',
  reduction: '退役复学学费减免',
})

const payment = paidOnce({
  ...{ name: 'affairs.subsidy-state', label: '发放状态', states: { pending: '待发放', paid: '已发放' } },
  ...{ day: '发放日期', act: '登记发放', message: '已经发放的资助不能修改或删除' },
})

/** 入伍资助: what the state gives a soldier back of a year's tuition, up to the cap of the settings. */
export const militarySubsidy = defineResource({
  name: 'affairs.military-subsidy',
  label: '入伍资助',
  title: 'academicYear',
  tellsApart: 'studentId',
  fields: {
    enlistmentId: reference('应征记录', 'affairs.enlistment', { required: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    kind: choice('资助类别', kinds, { required: true }),
    academicYear: academicYear('学年', { required: true }),
    tuition: money('核定学费（元）', {
      required: true,
      max: 100_000,
      help: '该学年实缴学费，超过每年上限的按上限填写',
    }),
    amount: money('资助金额（元）', { required: true, max: 100_000 }),
    batch: text('批次', { required: true, max: 40, help: '如：2026 年秋季第一批' }),
    bank: text('开户银行', { max: 60 }),
    bankAccount: bankCard(),
    ...payment.fields,
    ...ofStudent,
  },
  unique: [['enlistmentId', 'academicYear']],
  columns: ['studentId', 'classId', 'kind', 'academicYear', 'tuition', 'amount', 'batch', 'state', 'paidOn'],
  sort: ['-academicYear', 'studentId'],
  filters: [
    ...(['studentId', 'classId', 'departmentId', 'kind', 'academicYear'] as const),
    ...(['batch', 'state', 'paidOn'] as const),
  ],
  sums: ['tuition', 'amount'],
  form: {
    资助: ['enlistmentId', 'kind', 'academicYear', 'tuition', 'amount', 'batch'],
    收款账户: ['bank', 'bankAccount'],
  },
  linked: copiedOf('enlistmentId'),
  scope: studentScope,
  rules: [
    {
      fields: ['tuition', 'amount'],
      message: '资助金额应大于 0，且不超过核定学费',
      holds: ({ tuition, amount }) => fenOf(amount) > 0 && fenOf(amount) <= fenOf(tuition),
    },
  ],
  ...payment.rules,
  audited: true,
})
