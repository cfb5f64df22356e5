import { closed, open } from '#domain/kernel/dictionary.ts'

export const reconciliationStates = closed(
  'fee.reconciliation-state',
  '对账状态',
  { failed: '未取到账单', matched: '已平', differing: '有差异', settled: '差异已处理' },
  { failed: 'danger', matched: 'success', differing: 'warning', settled: 'info' },
)

/** What a bill names: money that came, and money that went back. */
export const billedKinds = closed('fee.billed-kind', '账单类型', { payment: '支付', refund: '退款' })
export type BilledKind = keyof typeof billedKinds.labels

/** 长款 is money at the service that no order here knows of, 短款 the other way round. */
export const differenceKinds = closed(
  'fee.difference-kind',
  '差异类型',
  { surplus: '长款', shortage: '短款', amount: '金额不符' },
  { surplus: 'info', shortage: 'danger', amount: 'warning' },
)
export type DifferenceKind = keyof typeof differenceKinds.labels

export const differenceStates = closed(
  'fee.difference-state',
  '处理状态',
  { open: '待处理', gone: '已消除', handled: '已处理' },
  { open: 'warning', gone: 'neutral', handled: 'success' },
)

/** How a difference was settled. */
export const differenceWays = open('fee.difference-way', '差异处理方式', {
  '01': '已补记入账',
  '02': '已退还付款人',
  '03': '平台已更正',
  '04': '跨日入账',
  '99': '其他',
})
