import { moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 代查看: an administrator sees the portal as somebody else does, for a while, and changes nothing. */
export const viewAs = defineTable({
  name: 'security.view-as',
  fields: {
    viewerId: reference('管理员', 'system.user', { required: true }),
    viewerName: text('管理员姓名', { required: true, max: 60 }),
    userId: reference('用户', 'system.user', { required: true }),
    reason: text('原因', { required: true, max: 200 }),
    until: moment('截止时间', { required: true }),
    endedAt: moment('结束时间', { system: true }),
  },
})
