import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { idsSent } from '#domain/kernel/ids-sent.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { messageKinds } from '#domain/system/message.ts'
import type { messagesAsked, messagesRead } from './asked.ts'

export interface Message {
  readonly id: string
  readonly kind: keyof typeof messageKinds.labels
  readonly title: string
  readonly text: string | null
  /** A page of the portal. */
  readonly link: string | null
  readonly createdAt: string
  readonly readAt: string | null
}

export const messageCalls = {
  /** Latest first. */
  mine: defineCall<z.input<typeof messagesAsked>, Page<Message>>({
    method: 'GET',
    path: 'base/message/mine',
    access: 'signed-in',
    title: '我的消息',
    reply: 'page',
  }),
  unread: defineCall<undefined, { readonly count: number }>({
    method: 'GET',
    path: 'base/message/unreadCount',
    access: 'signed-in',
    passive: true,
    title: '未读消息数',
  }),
  /** Those of the ids, and with `ids` left out all. Other people's are not touched. */
  read: defineCall<z.input<typeof messagesRead>, { readonly count: number }>({
    method: 'POST',
    path: 'base/message/read',
    access: 'signed-in',
    title: '消息：已读',
  }),
  /** All of them or none. */
  remove: defineCall<z.input<typeof idsSent>, void>({
    method: 'POST',
    path: 'base/message/remove',
    access: 'signed-in',
    encoding: 'form',
    title: '消息：删除',
    reply: 'nothing',
  }),
}
