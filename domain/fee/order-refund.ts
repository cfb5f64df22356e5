import {
  choice,
  date,
  integer,
  longText,
  moment,
  money,
  reference,
  text,
  yesNo,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOf, mentoredScope, ofStudent } from '#domain/kits/of-student.ts'
import { orderRefundStates } from './order-words.ts'
import { refundReasons } from './words.ts'

/** 退款单: money of an order that goes back the way it came, asked of the service until it says what became of it. */
export const orderRefund = defineResource({
  name: 'fee.order-refund',
  label: '退款单',
  title: 'no',
  tellsApart: 'studentId',
  manyRows: true,
  fields: {
    no: text('退款单号', { system: true, searchable: true, max: 32 }),
    orderId: reference('缴费订单', 'fee.order', { system: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    amount: money('退款金额（元）', { system: true }),
    reason: choice('退费原因', refundReasons, { system: true }),
    stillDue: yesNo('仍应缴纳', { system: true }),
    state: choice('退款状态', orderRefundStates, { system: true }),
    /** What each fee gives, as JSON: `[{ "feeId": …, "fen": … }]`. */
    parts: longText('退款明细', { system: true, technical: true, max: 4000 }),
    failure: text('未能退款的原因', { system: true, max: 300 }),
    note: longText('说明', { system: true, max: 300 }),
    by: text('经办人', { system: true, max: 100 }),
    at: moment('申请时间', { system: true }),
    settledAt: moment('完成时间', { system: true }),
    /** The day whose bill of the service has it. */
    billedOn: date('对账日期', { system: true }),
    checkedAt: moment('查询时间', { system: true, technical: true }),
    checks: integer('查询次数', { system: true, technical: true }),
    ...ofStudent,
  },
  unique: [['no']],
  indexes: [['state', 'checkedAt'], ['orderId']],
  columns: ['no', 'studentId', 'orderId', 'amount', 'reason', 'state', 'at', 'settledAt', 'by'],
  sort: '-at',
  filters: [
    ...(['no', 'studentId', 'classId', 'departmentId', 'orderId', 'amount', 'reason', 'state'] as const),
    ...(['at', 'settledAt', 'billedOn', 'by'] as const),
  ],
  linked: copiedOf('orderId'),
  scope: mentoredScope,
  writes: [],
})
