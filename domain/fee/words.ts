import { closed, open } from '#domain/kernel/dictionary.ts'

export const bodyKinds = closed('fee.body-kind', '收费主体类型', {
  school: '学校',
  dormitory: '公寓公司',
  bookshop: '教材供应商',
  other: '其他',
})

/** What schools collect money for. Open: each school has some of its own. */
export const projectKinds = open('fee.project-kind', '收费类别', {
  '01': '学费',
  '02': '住宿费',
  '03': '教材费',
  '04': '军训服装费',
  '05': '公寓用品费',
  '06': '体检费',
  '07': '城乡居民医保',
  '08': '保险费',
  '09': '水电费',
  '10': '补办卡费',
  '11': '重修费',
  '12': '考证费',
  '13': '空调费',
  '99': '其他',
})

export const studentFeeStates = closed(
  'fee.student-fee-state',
  '缴费状态',
  {
    due: '未缴',
    part: '部分缴',
    paid: '已缴清',
    deferred: '缓缴中',
    waived: '已减免',
    refunded: '已退',
  },
  { due: 'warning', part: 'warning', paid: 'success', deferred: 'info', waived: 'info', refunded: 'neutral' },
)
export type StudentFeeState = keyof typeof studentFeeStates.labels

/** Why less is asked for. */
export const reductionReasons = open('fee.reduction-reason', '减免原因', {
  '01': '家庭经济困难',
  '02': '建档立卡',
  '03': '退役士兵学费资助',
  '04': '孤儿、烈士子女',
  '05': '残疾学生',
  '06': '学籍变动',
  '07': '退费冲减',
  '99': '其他',
})

/** Why it is asked for later. */
export const deferralReasons = open('fee.deferral-reason', '缓缴原因', {
  '01': '办理助学贷款',
  '02': '绿色通道',
  '03': '家庭临时困难',
  '99': '其他',
})

/** How money comes in: at the school's own desk or account, or at a payment service that takes orders. */
export const channelKinds = closed('fee.channel-kind', '支付渠道类型', {
  bank: '银行转账',
  cash: '现金',
  pos: '刷卡（POS）',
  loan: '助学贷款抵扣',
  wechat: '微信支付',
  alipay: '支付宝',
})
export type ChannelKind = keyof typeof channelKinds.labels

/** Kinds of payment services: money comes in by an order that the service reports as paid. */
export const onlineKinds = ['wechat', 'alipay'] as const satisfies readonly ChannelKind[]
export const isOnline = (kind: string | null | undefined): kind is (typeof onlineKinds)[number] =>
  onlineKinds.some((each) => each === kind)

/** Why money goes back. */
export const refundReasons = open('fee.refund-reason', '退费原因', {
  '01': '退学',
  '02': '休学',
  '03': '转学',
  '04': '应征入伍',
  '05': '重复缴费',
  '06': '标准调整',
  '07': '据实结算',
  '99': '其他',
})

export const ledgerKinds = closed(
  'fee.ledger-kind',
  '流水类型',
  { payment: '缴费', refund: '退费', deposit: '预缴', withdrawal: '预缴退还', offset: '预缴抵缴' },
  { payment: 'success', refund: 'warning', deposit: 'success', withdrawal: 'warning', offset: 'info' },
)

/** What goes back is put on a receipt of its own, below zero: accounts call it a red one. */
export const receiptKinds = closed(
  'fee.receipt-kind',
  '收据类型',
  { payment: '缴费收据', red: '红字收据' },
  { payment: 'success', red: 'danger' },
)

export const receiptStates = closed(
  'fee.receipt-state',
  '收据状态',
  { valid: '有效', part: '部分冲红', red: '已冲红', void: '已作废' },
  { valid: 'success', part: 'warning', red: 'neutral', void: 'neutral' },
)
export type ReceiptState = keyof typeof receiptStates.labels
