import { money, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'
import { calendarMonth } from '#domain/kits/common.ts'
import { paidOnce } from '#domain/kits/paid-once.ts'

const payment = paidOnce({
  ...{ name: 'activity.league-fee-state', label: '团费状态', states: { unpaid: '未缴', paid: '已缴' } },
  ...{ day: '缴费日期', act: '登记缴费', message: '已经缴纳的团费不能修改或删除' },
})

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
    month: calendarMonth('缴费月份', { required: true }),
    amount: money('团费（元）', { required: true, initial: '0.20' }),
    ...payment.fields,
  },
  unique: [['memberId', 'month']],
  columns: ['month', 'memberId', 'studentId', 'studentId.classId', 'amount', 'state', 'paidOn'],
  sort: ['-month', 'memberId'],
  filters: ['month', ...byStudent, 'state', 'paidOn'],
  sums: ['amount'],
  linked: { memberId: { copies: { studentId: 'studentId' } } },
  ...aboutStudent,
  ...payment.rules,
})
