import { closed } from '#domain/kernel/dictionary.ts'

export const payoutReasons = closed('award.payout-reason', '发放依据', {
  account: '本人登记的收款账户',
  byHand: '手工指定',
})

export const payoutLacks = closed('award.payout-lack', '未列入原因', {
  account: '没有登记收款账户',
  card: '没有填写银行卡号',
  holder: '账户姓名与学生姓名不一致',
  questioned: '获奖正在复核',
})

export type PayoutReason = keyof typeof payoutReasons.labels
export type PayoutLack = keyof typeof payoutLacks.labels
