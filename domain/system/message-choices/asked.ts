import { z } from 'zod'
import { chosenKinds, mailPaces } from '#domain/system/message-choice.ts'
import { messageEvents } from '#domain/system/message-event.ts'

const kinds = z.array(z.enum(Object.keys(chosenKinds.labels) as (keyof typeof chosenKinds.labels)[])).max(3)
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间格式应为 HH:mm')
  .nullable()

/** By which channels an event is wanted. */
const eventSwitch = z.strictObject({
  event: z
    .string()
    .refine((event) => event !== 'security' && messageEvents.known.has(event), '没有这种消息事件')
    .describe('消息事件'),
  sms: z.boolean().describe('短信'),
  wechatWork: z.boolean().describe('企业微信'),
  email: z.boolean().describe('邮件'),
})

export const messageChoicesSet = z
  .object({
    withoutSms: kinds.describe('不发短信的消息类别'),
    withoutWechatWork: kinds.describe('不发企业微信的消息类别'),
    withoutEmail: kinds.default([]).describe('不发邮件的消息类别'),
    mailPace: z
      .enum(Object.keys(mailPaces.labels) as (keyof typeof mailPaces.labels)[])
      .default('at-once')
      .describe('邮件频率'),
    switches: z.array(eventSwitch).max(200).default([]).describe('按事件关闭'),
    quietFrom: clock.describe('免打扰开始'),
    quietTo: clock.describe('免打扰结束'),
  })
  .refine(
    ({ quietFrom, quietTo }) =>
      (quietFrom === null) === (quietTo === null) && (quietFrom === null || quietFrom !== quietTo),
    {
      message: '免打扰的开始和结束应同时填写，且不能相同',
      path: ['quietTo'],
    },
  )
