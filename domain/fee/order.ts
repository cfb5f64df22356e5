import { choice, integer, longText, moment, money, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { fenOf } from '#domain/kernel/money.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { defineTable } from '#domain/kernel/table.ts'
import { copiedOfStudent, mentoredScope, ofStudent } from '#domain/kits/of-student.ts'
import { orderStates } from './order-words.ts'
import { refundReasons } from './words.ts'

/** What an order pays of a fee, in yuan: asked, come, under way back and gone back. */
export const feeOrderLine = defineTable({
  name: 'fee.order-line',
  fields: {
    orderId: reference('缴费订单', 'fee.order', { required: true }),
    feeId: reference('学生应缴', 'fee.student-fee', { required: true }),
    amount: money('金额（元）', { required: true }),
    paid: money('已缴（元）', { required: true }),
    refunding: money('退款中（元）', { required: true }),
    refunded: money('已退（元）', { required: true }),
  },
  unique: [['orderId', 'feeId']],
  indexes: [['feeId']],
})

/**
 * 缴费订单: what a student pays at once at a payment service. Only the server writes it, by what the service says; a
 * student has one at most that is open.
 */
export const feeOrder = defineResource({
  name: 'fee.order',
  label: '缴费订单',
  title: 'no',
  tellsApart: 'studentId',
  manyRows: true,
  fields: {
    /** Ours, under which the service knows it. */
    no: text('订单号', { system: true, searchable: true, max: 32 }),
    studentId: reference('学生', 'base.student', { system: true }),
    /** `学费 2026-2027 等 2 项`. */
    subject: text('缴费内容', { system: true, max: 100 }),
    amount: money('订单金额（元）', { system: true }),
    channelId: reference('支付渠道', 'fee.channel', { system: true }),
    state: choice('订单状态', orderStates, { system: true }),
    received: money('实收（元）', { system: true }),
    beyond: money('转入预缴（元）', { system: true }),
    refunding: money('退款中（元）', { system: true }),
    refunded: money('已退（元）', { system: true }),
    orderedAt: moment('下单时间', { system: true }),
    expiresAt: moment('支付截止', { system: true }),
    paidAt: moment('支付时间', { system: true }),
    transactionNo: text('平台交易号', { system: true, searchable: true, max: 64 }),
    failure: text('失败原因', { system: true, max: 300 }),
    /** Where it is paid; a key to the student's payment, which nobody else reads. */
    payUrl: text('支付地址', { system: true, secret: true, max: 4000 }),
    checkedAt: moment('查询时间', { system: true, technical: true }),
    checks: integer('查询次数', { system: true, technical: true }),
    ...ofStudent,
  },
  unique: [['no']],
  indexes: [
    ['state', 'checkedAt'],
    ['studentId', 'orderedAt'],
  ],
  columns: [
    ...(['no', 'studentId', 'subject', 'amount', 'state', 'channelId', 'orderedAt', 'paidAt'] as const),
    'refunded',
  ],
  sort: '-orderedAt',
  filters: [
    ...(['no', 'studentId', 'classId', 'departmentId', 'channelId', 'state', 'amount', 'orderedAt'] as const),
    ...(['paidAt', 'transactionNo', 'beyond'] as const),
  ],
  linked: copiedOfStudent,
  scope: mentoredScope,
  writes: [],
  actions: {
    refund: {
      label: '原路退款',
      when: ({ state, received, beyond, refunding, refunded }) =>
        (state === 'paid' || state === 'part-refunded') &&
        fenOf(received ?? 0) - fenOf(beyond ?? 0) > fenOf(refunding ?? 0) + fenOf(refunded ?? 0),
      danger: true,
      single: true,
      asks: {
        reason: choice('退费原因', refundReasons, { required: true }),
        amount: money('退款金额（元）', { max: 100_000, help: '留空退还全部' }),
        stillDue: yesNo('仍应缴纳', { help: '重复缴费等情况只退款，应缴金额不变' }),
        note: longText('说明', { max: 300 }),
      },
    },
    movements: { label: '缴费流水', open: { path: '/fee/ledger', by: 'params.orderId' } },
    receipts: { label: '收据', open: { path: '/fee/receipt', by: 'params.orderId' } },
  },
  audited: true,
})
