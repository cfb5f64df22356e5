import { date, money, reference, text } from '#domain/kernel/fields.ts'
import { fenOf, fenOrNone } from '#domain/kernel/money.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'

/** 理赔票据: one bill of a case, and what it brings. */
export const insuranceBill = defineResource({
  name: 'affairs.insurance-bill',
  label: '理赔票据',
  title: 'billNo',
  fields: {
    payoutId: reference('理赔', 'affairs.insurance-payout', { system: true }),
    billNo: text('票据号', {
      ...({ required: true, max: 40, normal: plainLine, pattern: /^[A-Za-z0-9-]+$/ } as const),
      hint: '票据号只能由字母、数字和连字符组成',
    }),
    billedOn: date('开票日期', { required: true }),
    amount: money('票据金额（元）', { required: true, max: 1_000_000 }),
    selfPaid: money('自费金额（元）', { max: 1_000_000, help: '票据上注明的自费部分' }),
    covered: money('可赔金额（元）', { system: true }),
    deducted: money('免赔（元）', { system: true }),
    recognised: money('核定赔付（元）', { system: true }),
  },
  unique: [['payoutId', 'billNo']],
  columns: ['billNo', 'billedOn', 'amount', 'selfPaid', 'covered', 'deducted', 'recognised'],
  filters: [],
  rules: [
    { fields: ['amount'], message: '票据金额应大于 0', holds: ({ amount }) => fenOf(amount) > 0 },
    {
      fields: ['amount', 'selfPaid'],
      message: '自费金额不能超过票据金额',
      holds: ({ amount, selfPaid }) => fenOrNone(selfPaid) <= fenOf(amount),
    },
  ],
})
