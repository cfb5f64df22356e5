import { choice, reference, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'
import { messageEvents } from './message-event.ts'

/** 消息事件开关: an event that a person wants told by some channels only. Without a row, by all that the college uses. */
export const messageSwitch = defineTable({
  name: 'system.message-switch',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    event: choice('消息事件', messageEvents, { required: true }),
    sms: yesNo('短信', { required: true }),
    wechatWork: yesNo('企业微信', { required: true }),
    email: yesNo('邮件', { required: true }),
  },
  unique: [['userId', 'event']],
})
