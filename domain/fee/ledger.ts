import { choice, date, moment, money, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { copiedOfStudent, mentoredScope, ofStudent } from '#domain/kits/of-student.ts'
import { ledgerKinds, refundReasons } from './words.ts'

/**
 * 缴费流水: every movement of money, once. Only the server adds to it, and nobody changes a row but for the receipt that it
 * has: what a student fee has as paid and given back is the sum of its rows, and so is a balance. What is paid beforehand
 * has no fee yet. Class and department are the student's of today, for those who look after them.
 */
export const feeLedger = defineResource({
  name: 'fee.ledger',
  label: '缴费流水',
  title: 'movement',
  manyRows: true,
  fields: {
    feeId: reference('学生应缴', 'fee.student-fee', { system: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    projectId: reference('收费项目', 'fee.project', { system: true }),
    academicYear: academicYear('学年', { system: true }),
    ...ofStudent,
    kind: choice('流水类型', ledgerKinds, { system: true }),
    amount: money('金额（元）', { system: true }),
    channelId: reference('支付渠道', 'fee.channel', { system: true }),
    /** What the paper or the bank calls it: one number is one student's, so that nothing is entered twice. */
    movement: text('票据号', { system: true, searchable: true, max: 40 }),
    movedOn: date('收付日期', { system: true }),
    reason: choice('退费原因', refundReasons, { system: true }),
    orderId: reference('缴费订单', 'fee.order', { system: true }),
    /** One at most; an offset has none, for what it moves came in before. */
    receiptId: reference('收据', 'fee.receipt', { system: true }),
    by: text('经办人', { system: true, max: 100 }),
    at: moment('登记时间', { system: true }),
  },
  unique: [['movement', 'feeId', 'kind']],
  indexes: [['movedOn', 'kind']],
  columns: [
    ...(['movedOn', 'studentId', 'classId', 'projectId', 'academicYear', 'kind', 'amount'] as const),
    ...(['channelId', 'movement'] as const),
  ],
  sort: ['-movedOn', '-movement'],
  filters: [
    ...(['studentId', 'classId', 'departmentId', 'projectId', 'academicYear', 'kind', 'channelId'] as const),
    ...(['movedOn', 'amount', 'movement', 'reason', 'feeId', 'orderId', 'receiptId'] as const),
  ],
  linked: {
    feeId: { copies: { projectId: 'projectId', academicYear: 'academicYear' } },
    ...copiedOfStudent,
  },
  scope: mentoredScope,
  writes: [],
  actions: {
    issue: {
      label: '补开收据',
      when: ({ kind, receiptId }) => kind !== 'offset' && receiptId === null,
      confirm: '为没有收据的流水开具收据；同一订单的流水合开一张。',
    },
  },
})
