import { moment, reference } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 公告回执: who read a notice, and when for the first time. */
export const noticeReceipt = defineTable({
  name: 'system.notice-receipt',
  fields: {
    noticeId: reference('通知公告', 'system.notice', { required: true }),
    userId: reference('用户', 'system.user', { required: true }),
    readAt: moment('阅读时间', { required: true }),
  },
  unique: [['noticeId', 'userId']],
})
