import { money, reference } from '#domain/kernel/fields.ts'
import { classScope, copiedOf, studentOf } from '#domain/kits/of-student.ts'
import { defineProposals } from '#domain/kits/proposals/proposals.ts'
import { payoutLacks, payoutReasons } from './words.ts'

const system = { system: true } as const

/** 奖金发放: the awards of a batch and the accounts to which they are paid; checked, carried out as a whole, and taken back. */
export const payout = defineProposals({
  name: 'award.payout',
  label: '奖金发放',
  path: '/award/payout-line',
  subject: 'recordId',
  target: 'accountId',
  shared: true,
  because: payoutReasons,
  lacking: payoutLacks,
  fields: { batchId: reference('评选批次', 'award.batch', { required: true }) },
  line: {
    recordId: reference('获奖记录', 'award.record', system),
    ...studentOf,
    amount: money('金额（元）', system),
    accountId: reference('收款账户', 'award.account', system),
  },
  columns: ['studentId', 'amount'],
  linked: {
    recordId: { copies: { ...copiedOf('recordId').recordId.copies, amount: 'amount' } },
  },
  scope: classScope,
})
