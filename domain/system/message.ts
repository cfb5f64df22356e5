import { closed } from '#domain/kernel/dictionary.ts'
import { choice, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

export const messageKinds = closed(
  'system.message-kind',
  '消息类别',
  {
    security: '账号安全',
    notice: '公告提醒',
    service: '业务办理',
    system: '系统消息',
  },
  { security: 'warning', notice: 'accent', service: 'info' },
)

/** 消息: what the app tells one person. */
export const message = defineTable({
  name: 'system.message',
  fields: {
    userId: reference('接收人', 'system.user', { required: true }),
    kind: choice('消息类别', messageKinds, { required: true }),
    title: text('标题', { required: true }),
    text: longText('内容'),
    /** A page of the portal, from its first slash on. */
    link: text('链接', { max: 300 }),
    readAt: moment('阅读时间'),
    /** Of `system.send-log`: the sending that brought it. */
    sendId: text('发送记录', { max: 36 }),
  },
  indexes: [['userId', 'readAt'], ['sendId']],
})
