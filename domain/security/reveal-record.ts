import { closed } from '#domain/kernel/dictionary.ts'
import { choice, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

const askable = {
  contact: '联系本人或家长',
  verify: '核对身份信息',
  material: '办理业务材料',
  report: '上级部门报送',
  emergency: '应急处置',
  other: '其他工作需要',
}

export const revealPurposes = closed('security.reveal-purpose', '查看目的', {
  ...askable,
  /** Nobody chooses it: a list was asked for by the whole value. */
  match: '按完整内容查询',
})

export type RevealPurpose = keyof typeof revealPurposes.labels

/** Those that somebody may name who asks for one value. */
export const askedPurposes = closed('security.asked-purpose', '查看目的', askable)

/** 明文查看记录: who saw a personal value whole, whose, and what for. Rows are only added. */
export const revealRecord = defineTable({
  name: 'security.reveal-record',
  fields: {
    userId: reference('查看人', 'system.user', { required: true }),
    /** As the viewer was called then. */
    userName: text('查看人姓名', { required: true, max: 60 }),
    resource: text('数据', { required: true, max: 64 }),
    rowId: text('记录编号', { required: true, max: 36 }),
    field: text('字段', { required: true, max: 64 }),
    purpose: choice('查看目的', revealPurposes, { required: true }),
    address: text('来源地址', { max: 64 }),
  },
  indexes: [['rowId']],
})
