import { closed } from '#domain/kernel/dictionary.ts'

/** How far an order has come. */
export const orderStates = closed(
  'claim.goods-state',
  '领取状态',
  {
    chosen: '待缴费',
    paid: '待领取',
    received: '已领取',
    lost: '已挂失',
    refunded: '已退还',
    cancelled: '已取消',
  },
  { chosen: 'warning', paid: 'accent', received: 'success', lost: 'danger' },
)
export type OrderState = keyof typeof orderStates.labels

/** What a goods desk does. */
export const acts = closed('claim.goods-act', '办理', {
  buy: '购买',
  pay: '收款',
  resize: '改尺码',
  receive: '领取',
  exchange: '换货',
  refund: '退货与退款',
  cancel: '取消购买',
  lose: '挂失',
  reissue: '补发',
})
export type Act = keyof typeof acts.labels
