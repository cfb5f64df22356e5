import { closed } from '#domain/kernel/dictionary.ts'

export const orderStates = closed(
  'fee.order-state',
  '订单状态',
  {
    waiting: '待支付',
    paying: '支付中',
    paid: '已支付',
    closed: '已关闭',
    failed: '支付失败',
    'part-refunded': '部分退款',
    refunded: '已退款',
  },
  {
    ...{ waiting: 'warning', paying: 'info', paid: 'success', closed: 'neutral', failed: 'danger' },
    ...{ 'part-refunded': 'info', refunded: 'neutral' },
  },
)
export type OrderState = keyof typeof orderStates.labels

/** How one order's money goes back at the service. */
export const orderRefundStates = closed(
  'fee.order-refund-state',
  '退款状态',
  { pending: '退款中', done: '已退', failed: '未能退款' },
  { pending: 'info', done: 'success', failed: 'danger' },
)
export type OrderRefundState = keyof typeof orderRefundStates.labels
