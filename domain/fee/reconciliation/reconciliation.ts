import { choice, date, integer, moment, money, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { channelKinds } from '../words.ts'
import { reconciliationStates } from './words.ts'

/**
 * 对账单: one day of a merchant at a payment service, its bill beside what is kept here. A bill is a merchant's, whichever
 * channels have it. Only the server writes it, each morning for the day before.
 */
export const reconciliation = defineResource({
  name: 'fee.reconciliation',
  label: '对账单',
  title: 'name',
  tellsApart: 'merchantNo',
  fields: {
    /** `微信支付 2026-09-01`. */
    name: text('账单', { system: true, max: 40 }),
    day: date('账单日期', { system: true }),
    service: choice('支付平台', channelKinds, { system: true }),
    merchantNo: text('商户号', { system: true, searchable: true, max: 64 }),
    state: choice('对账状态', reconciliationStates, { system: true }),
    payments: integer('支付笔数', { system: true }),
    paid: money('平台支付（元）', { system: true }),
    keptPaid: money('系统支付（元）', { system: true }),
    refunds: integer('退款笔数', { system: true }),
    refunded: money('平台退款（元）', { system: true }),
    keptRefunded: money('系统退款（元）', { system: true }),
    /** Trades of the merchant under numbers that are none of ours. */
    others: integer('其他业务笔数', { system: true }),
    differences: integer('差异笔数', { system: true }),
    open: integer('待处理', { system: true }),
    failure: text('未取到账单的原因', { system: true, max: 300 }),
    checkedAt: moment('对账时间', { system: true }),
  },
  unique: [['service', 'merchantNo', 'day']],
  columns: ['day', 'service', 'merchantNo', 'paid', 'keptPaid', 'refunded', 'keptRefunded', 'open', 'state'],
  sums: ['paid', 'keptPaid', 'refunded', 'keptRefunded', 'open'],
  sort: '-day',
  filters: ['day', 'service', 'merchantNo', 'state', 'open', 'checkedAt'],
  writes: [],
  actions: {
    again: { label: '重新对账', trial: true },
    differences: { label: '查看差异', open: { path: '/fee/difference', by: 'params.reconciliationId' } },
  },
})
