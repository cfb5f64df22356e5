import { choice, date, longText, moment, money, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { channelKinds } from '../words.ts'
import { billedKinds, differenceKinds, differenceStates, differenceWays } from './words.ts'

/** 对账差异: one number on which a service's bill and the orders here do not agree, until somebody has settled it. */
export const feeDifference = defineResource({
  name: 'fee.difference',
  label: '对账差异',
  title: 'no',
  fields: {
    reconciliationId: reference('对账单', 'fee.reconciliation', { system: true }),
    day: date('账单日期', { system: true }),
    service: choice('支付平台', channelKinds, { system: true }),
    of: choice('账单类型', billedKinds, { system: true }),
    kind: choice('差异类型', differenceKinds, { system: true }),
    /** Of the order, or of the refund. */
    no: text('单号', { system: true, searchable: true, max: 64 }),
    transactionNo: text('平台交易号', { system: true, searchable: true, max: 64 }),
    theirs: money('平台金额（元）', { system: true }),
    ours: money('系统金额（元）', { system: true }),
    orderId: reference('缴费订单', 'fee.order', { system: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    state: choice('处理状态', differenceStates, { system: true }),
    way: choice('处理方式', differenceWays, { system: true }),
    note: longText('处理说明', { system: true, max: 300 }),
    by: text('处理人', { system: true, max: 100 }),
    at: moment('处理时间', { system: true }),
  },
  unique: [['reconciliationId', 'of', 'no']],
  indexes: [['state', 'day']],
  columns: ['day', 'service', 'of', 'kind', 'no', 'studentId', 'theirs', 'ours', 'state'],
  sort: ['-day', 'no'],
  filters: [
    ...(['day', 'service', 'of', 'kind', 'no', 'transactionNo', 'studentId', 'state', 'way'] as const),
    ...(['reconciliationId', 'at', 'by'] as const),
  ],
  linked: { orderId: { copies: { studentId: 'studentId' } } },
  writes: [],
  actions: {
    handle: {
      label: '处理',
      when: ({ state }) => state === 'open',
      asks: {
        way: choice('处理方式', differenceWays, { required: true }),
        note: longText('处理说明', { required: true, max: 300 }),
      },
    },
    reopen: { label: '撤回处理', when: ({ state }) => state === 'handled' },
  },
  audited: true,
})
