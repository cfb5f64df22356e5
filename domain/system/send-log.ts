import type { MessageEvent } from '#domain/kernel/area.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { type Registry, registry } from '#domain/kernel/registry.ts'
import { defineResource } from '#domain/kernel/resource.ts'

export const sendChannels = closed('system.send-channel', '发送渠道', {
  'in-app': '站内消息',
  sms: '短信',
  'wechat-work': '企业微信',
  email: '邮件',
})

export const sendStates = closed(
  'system.send-state',
  '发送状态',
  {
    waiting: '等待发送',
    sending: '发送中',
    sent: '已发送',
    failed: '发送失败',
  },
  { waiting: 'info', sending: 'accent', sent: 'success', failed: 'danger' },
)

/** What people are told of, and what else goes out to them. */
export const sendEvents: Registry<MessageEvent> = registry('system.send-event', '发送事由', {
  code: { label: '验证码' },
  test: { label: '测试发送' },
})

/**
 * 发送记录: what went out to people, by which channel, and whether it was taken. Numbers are kept only in part, and
 * of a code not even the words; what is still to go finds the number in the account, or with the guardians.
 */
export const sendLog = defineResource({
  name: 'system.send-log',
  label: '发送记录',
  title: 'title',
  fields: {
    channel: choice('发送渠道', sendChannels, { system: true }),
    event: choice('发送事由', sendEvents, { system: true }),
    userId: reference('接收人', 'system.user', { system: true }),
    /** Whose guardian it goes to: guardians have no account. */
    studentId: reference('所告知监护人的学生', 'base.student', { system: true }),
    target: text('接收地址', { system: true, searchable: true }),
    /** One, or as many as a message within the portal was put before. */
    people: integer('人数', { system: true }),
    title: text('标题', { system: true, searchable: true }),
    text: longText('内容', { system: true, max: 1000 }),
    state: choice('发送状态', sendStates, { system: true }),
    reason: text('失败原因', { system: true, max: 200 }),
    provider: text('经由', { system: true, max: 64 }),
    /** Not before; after quiet hours. */
    due: moment('计划时间', { system: true }),
    sentAt: moment('发送时间', { system: true }),
  },
  indexes: [['state', 'due'], ['sentAt']],
  columns: ['sentAt', 'channel', 'event', 'title', 'userId', 'target', 'people', 'state', 'reason'],
  sort: '-sentAt',
  filters: ['channel', 'event', 'state', 'userId', 'sentAt'],
  writes: [],
  actions: {
    receipts: {
      label: '阅读情况',
      when: ({ channel }) => channel === 'in-app',
      open: { path: '/system/send-log', by: 'sending' },
    },
    resend: {
      label: '重新发送',
      when: ({ state, channel, userId, studentId }) =>
        state === 'failed' && channel !== 'in-app' && Boolean(userId ?? studentId),
      confirm: '将按原内容再发送一次。如果对方其实已经收到，会收到两次。',
    },
  },
})
