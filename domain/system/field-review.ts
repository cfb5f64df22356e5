import type { Action } from '#domain/kernel/action.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, files, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

export const reviewStates = closed(
  'system.review-state',
  '审核状态',
  {
    pending: '待审核',
    passed: '已通过',
    refused: '已退回',
    withdrawn: '已撤回',
  },
  { pending: 'info', passed: 'success', refused: 'warning' },
)

/** What may be shown for a change: pictures and documents. */
export const proofLimit = { most: 6, accept: ['.jpg', '.jpeg', '.png', '.pdf'] } as const

/** 信息更新审核: changes to a row that somebody has asked for and somebody else has to allow. */
export const fieldReview = defineTable({
  name: 'system.field-review',
  label: '信息更新审核',
  fields: {
    userId: reference('提交人', 'system.user', { required: true }),
    resource: text('数据', { required: true, max: 64 }),
    rowId: text('对象编号', { required: true, max: 36 }),
    title: text('对象', { required: true, max: 200 }),
    /** JSON of `AskedChanges`. */
    changes: longText('修改内容', { required: true, max: 100_000 }),
    proof: files('证明材料', proofLimit),
    state: choice('审核状态', reviewStates, { required: true }),
    reason: text('审核意见', { max: 500 }),
    reviewerId: reference('审核人', 'system.user'),
    reviewedAt: moment('审核时间'),
  },
  indexes: [
    ['resource', 'state'],
    ['rowId', 'state'],
  ],
})

/** What a reviewer says to the person who asked, before it is refused. */
export const turningDown = {
  label: '退回',
  asks: { reason: longText('审核意见', { required: true, max: 500 }) },
  confirm: '退回后原信息不变，意见会发给提交人。',
  danger: true,
} as const satisfies Action

/** Field to its value when the change was asked for, and the one asked for. */
export type AskedChanges = Readonly<Record<string, readonly [from: unknown, to: unknown]>>
