import { closed } from '#domain/kernel/dictionary.ts'
import { choice, moment, money, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

export const ledgerKinds = closed('fee.ledger-kind', '流水类型', {
  payment: '缴费',
  refund: '退费',
  'into-prepaid': '转入预缴',
  'from-prepaid': '预缴抵扣',
})

/**
 * 缴费流水: every movement of money, once. No row is ever changed; what a fee has as paid and given back is the sum of its
 * rows. `movement` names the movement at its channel, so that a notice that comes twice is found.
 */
export const feeLedger = defineTable({
  name: 'fee.ledger',
  label: '缴费流水',
  fields: {
    feeId: reference('学生应缴', 'fee.student-fee', { required: true }),
    orderId: reference('缴费订单', 'fee.order'),
    channelId: reference('支付渠道', 'fee.channel'),
    kind: choice('流水类型', ledgerKinds, { required: true }),
    amount: money('金额（元）', { required: true }),
    movement: text('流水号', { required: true, max: 80 }),
    movedAt: moment('发生时间', { required: true }),
    by: text('经办人', { max: 100 }),
  },
  unique: [['movement', 'feeId', 'kind']],
  indexes: [['movedAt']],
})
