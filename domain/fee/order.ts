import { choice, moment, money, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { orderStates } from './words.ts'

/** What an order pays of one student fee. */
export const feeOrderLine = defineResource({
  name: 'fee.order-line',
  label: '订单明细',
  title: 'feeId',
  fields: {
    orderId: reference('缴费订单', 'fee.order', { system: true }),
    feeId: reference('学生应缴', 'fee.student-fee', { required: true }),
    projectId: reference('收费项目', 'fee.project', { system: true }),
    amount: money('金额（元）', { required: true, max: 100_000 }),
  },
  unique: [['orderId', 'feeId']],
  columns: ['projectId', 'feeId', 'amount'],
  filters: ['orderId', 'feeId', 'projectId'],
  linked: { feeId: { copies: { projectId: 'projectId' } } },
  writes: [],
})

/** 缴费订单: several fees of one student that are paid together through one channel. Only the server writes it. */
export const feeOrder = defineResource({
  name: 'fee.order',
  label: '缴费订单',
  title: 'number',
  manyRows: true,
  fields: {
    number: text('订单号', { system: true, searchable: true, max: 32 }),
    studentId: reference('学生', 'base.student', { system: true }),
    channelId: reference('支付渠道', 'fee.channel', { system: true }),
    amount: money('订单金额（元）', { system: true }),
    state: choice('订单状态', orderStates, { system: true }),
    expiresAt: moment('支付截止', { system: true }),
    paidAt: moment('支付时间', { system: true }),
    /** What the channel calls the payment. */
    transactionNo: text('渠道流水号', { system: true, searchable: true, max: 64 }),
    refunded: money('已退（元）', { system: true }),
    receiptNo: text('票据号', { system: true, searchable: true, max: 40 }),
    fault: text('失败原因', { system: true, max: 200, translated: true }),
    payerId: reference('付款人', 'system.user', { system: true }),
    classId: reference('班级', 'base.class', { system: true }),
    departmentId: reference('院系', 'base.department', { system: true }),
  },
  unique: [['number'], ['channelId', 'transactionNo']],
  indexes: [['studentId', 'state'], ['state', 'expiresAt'], ['paidAt']],
  columns: [
    ...(['number', 'studentId', 'classId', 'channelId', 'amount', 'refunded', 'state', 'paidAt'] as const),
    'transactionNo',
  ],
  sort: '-number',
  filters: [
    ...(['number', 'studentId', 'classId', 'departmentId', 'channelId', 'state', 'paidAt'] as const),
    ...(['amount', 'transactionNo', 'receiptNo'] as const),
  ],
  linked: { studentId: { copies: { classId: 'classId', departmentId: 'departmentId' } } },
  lines: { fees: { resource: feeOrderLine, by: 'orderId', most: 50 } },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
    { field: 'studentId', grant: 'self' },
  ],
  writes: [],
  audited: true,
})
