import { closed } from '#domain/kernel/dictionary.ts'
import { choice, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

export const scanStates = closed(
  'system.scan-state',
  '扫码状态',
  {
    waiting: '等待扫码',
    scanned: '已扫码',
    approved: '已确认',
    refused: '已取消',
  },
  { waiting: 'info', scanned: 'accent', approved: 'success' },
)

/** 扫码登录: a desk that waits for somebody's phone to vouch for it. */
export const scanTicket = defineTable({
  name: 'system.scan-ticket',
  fields: {
    /** What stands in the picture, for everybody to see. */
    ticketHash: text('凭据摘要', { required: true, max: 64 }),
    /** What only the desk has, so that a photograph of its screen signs nobody in elsewhere. */
    secretHash: text('密钥摘要', { required: true, max: 64 }),
    state: choice('状态', scanStates, { required: true }),
    /** Who scanned it first; nobody else may then answer. */
    userId: reference('用户', 'system.user'),
    device: text('设备', { max: 100 }),
    address: text('来源地址', { max: 64 }),
    until: moment('有效期至', { required: true }),
  },
  unique: [['ticketHash']],
})
