import { closed } from '#domain/kernel/dictionary.ts'
import { choice, choices, reference, time } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** Kinds of messages that a person may leave to the portal alone; what concerns the safety of the account always goes out. */
export const chosenKinds = closed('system.chosen-kind', '消息类别', {
  notice: '公告提醒',
  service: '业务办理',
  system: '系统消息',
})

/** How often a person's mails go out: each by itself, or those of an hour or a day in one. */
export const mailPaces = closed('system.mail-pace', '邮件频率', {
  'at-once': '即时发送',
  hourly: '每小时汇总',
  daily: '每天 8 点汇总',
})

/**
 * 消息接收设置: by which channels a person wants to be told outside the portal, of those that the college uses. Without a
 * row, by all. Within the portal everything is told.
 */
export const messageChoice = defineTable({
  name: 'system.message-choice',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    /** Kinds that do not go out by the channel. */
    withoutSms: choices('不发短信', chosenKinds),
    withoutWechatWork: choices('不发企业微信', chosenKinds),
    withoutEmail: choices('不发邮件', chosenKinds),
    mailPace: choice('邮件频率', mailPaces),
    /** Between the two nothing goes out but what concerns the safety of the account. */
    quietFrom: time('免打扰开始'),
    quietTo: time('免打扰结束'),
  },
  unique: [['userId']],
})
