import { choice, date, integer, money, reference, runningNumber } from '#domain/kernel/fields.ts'
import { fenOrNone } from '#domain/kernel/money.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { chargeStates, insuranceKinds } from './insurance-words.ts'

/** 参保缴费: what was paid for an entry of the list. What is wrong in it goes back by a refund. */
export const insuranceCharge = defineResource({
  name: 'affairs.insurance-charge',
  label: '参保缴费',
  title: 'no',
  tellsApart: 'studentId',
  manyRows: true,
  fields: {
    no: runningNumber('缴费单号', { prefix: 'CB', each: 'year', digits: 6 }),
    insuranceId: reference('参保名单', 'affairs.insurance', { required: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    kind: choice('险种', insuranceKinds, { system: true }),
    year: integer('参保年度', { system: true, ...gradeYear }),
    amount: money('缴费金额（元）', { system: true }),
    channelId: reference('支付渠道', 'fee.channel', { required: true }),
    paidOn: date('缴费日期', { required: true }),
    refunded: money('已退（元）', { system: true }),
    state: choice('缴费单状态', chargeStates, { system: true }),
    ...ofStudent,
  },
  unique: [['no']],
  columns: ['no', 'studentId', 'classId', 'kind', 'year', 'amount', 'refunded', 'paidOn', 'state'],
  sort: ['-paidOn', '-no'],
  filters: ['no', 'studentId', 'classId', 'departmentId', 'kind', 'year', 'channelId', 'paidOn', 'state'],
  sums: ['amount', 'refunded'],
  linked: copiedOfStudent,
  computed: {
    state: {
      from: ['amount', 'refunded'],
      is: ({ amount, refunded }) =>
        fenOrNone(refunded) === 0 ? 'paid' : fenOrNone(refunded) < fenOrNone(amount) ? 'part' : 'refunded',
    },
  },
  scope: studentScope,
  writes: ['add'],
  audited: true,
})
