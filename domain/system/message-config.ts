import { choice, longText, text, time, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { messageEvents, unknownPlaces } from './message-event.ts'

/** 消息发送配置: by which channels people are told of an event, and in which words. Without one, within the portal. */
export const messageConfig = defineResource({
  name: 'system.message-config',
  label: '消息发送配置',
  title: 'title',
  fields: {
    event: choice('消息事件', messageEvents, { required: true }),
    inApp: yesNo('站内消息', { required: true }),
    sms: yesNo('短信', { required: true, help: '发往本人账号上的手机号，没有手机号的不发' }),
    wechatWork: yesNo('企业微信', { required: true, help: '须已启用企业微信登录，发给已绑定的人员' }),
    email: yesNo('邮件', { required: true, help: '发往本人档案中的电子邮箱，没有邮箱的不发' }),
    title: text('标题模板', {
      required: true,
      searchable: true,
      help: '可用的占位符和效果见列表上方的“模板预览”',
    }),
    text: longText('内容模板', {
      required: true,
      max: 500,
      help: '占位符各用两层花括号括起，只代入文字，不支持表达式',
    }),
    quietFrom: time('免打扰开始', {
      help: '此间短信、企业微信和邮件推迟到免打扰结束后发送，站内消息不受影响',
    }),
    quietTo: time('免打扰结束'),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['event']],
  columns: ['event', 'title', 'inApp', 'sms', 'wechatWork', 'email', 'quietFrom', 'quietTo', 'enabled'],
  sort: 'event',
  filters: ['event', 'enabled'],
  form: {
    事件与渠道: ['event', 'inApp', 'sms', 'wechatWork', 'email', 'enabled'],
    模板: ['title', 'text'],
    免打扰: ['quietFrom', 'quietTo'],
  },
  rules: [
    {
      fields: ['email', 'wechatWork', 'sms', 'inApp'],
      message: '请至少选择一种发送渠道',
      holds: (channels) =>
        [channels.inApp, channels.sms, channels.wechatWork, channels.email].some((on) => on !== false),
    },
    {
      fields: ['event', 'inApp'],
      message: '账号安全提醒必须发送站内消息',
      holds: ({ event, inApp }) => event !== 'security' || inApp !== false,
    },
    {
      fields: ['event', 'title'],
      message: '标题模板中有该事件没有的占位符',
      holds: ({ title, event }) => !title || unknownPlaces(title, event ?? '').length === 0,
    },
    {
      fields: ['event', 'text'],
      message: '内容模板中有该事件没有的占位符',
      holds: ({ text, event }) => !text || unknownPlaces(text, event ?? '').length === 0,
    },
    {
      fields: ['quietFrom', 'quietTo'],
      message: '免打扰的开始和结束应同时填写，且不能相同',
      holds: ({ quietFrom, quietTo }) =>
        Boolean(quietFrom) === Boolean(quietTo) && (!quietFrom || quietFrom !== quietTo),
    },
  ],
  audited: true,
})
