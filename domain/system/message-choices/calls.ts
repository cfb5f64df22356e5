import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { chosenKinds, mailPaces } from '#domain/system/message-choice.ts'
import type { messageChoicesSet } from './asked.ts'

export type ChosenKind = keyof typeof chosenKinds.labels

export type MailPace = keyof typeof mailPaces.labels

/** An event that the college tells outside the portal: whether a person wants it by a channel; null where the college does not use it. */
export interface EventSwitch {
  readonly event: string
  readonly sms: boolean | null
  readonly wechatWork: boolean | null
  readonly email: boolean | null
}

export interface MessageChoices {
  readonly withoutSms: readonly ChosenKind[]
  readonly withoutWechatWork: readonly ChosenKind[]
  readonly withoutEmail: readonly ChosenKind[]
  readonly mailPace: MailPace
  readonly switches: readonly EventSwitch[]
  readonly quietFrom: string | null
  readonly quietTo: string | null
  /** Whether the account has a phone, and is bound to the messenger: without, nothing goes out by the channel. */
  readonly hasPhone: boolean
  readonly isMember: boolean
  /** Whether the record of the person has an e-mail address. */
  readonly hasEmail: boolean
}

export const messageChoiceCalls = {
  mine: defineCall<undefined, MessageChoices>({
    method: 'GET',
    path: 'base/messageChoice/mine',
    access: 'signed-in',
    title: '我的消息接收设置',
  }),
  set: defineCall<z.input<typeof messageChoicesSet>, MessageChoices>({
    method: 'POST',
    path: 'base/messageChoice/set',
    access: 'signed-in',
    title: '修改我的消息接收设置',
  }),
}
