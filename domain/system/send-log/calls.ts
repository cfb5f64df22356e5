import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { sendReceiptsAsked } from './asked.ts'

/** Somebody whom a message was put before; one who has removed it counts no more. */
export interface MessageReader {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly place: string | null
  readonly readAt: string | null
}

export const sendLogCalls = {
  /** Of one sending within the portal: who has read the message. Those who have not come first. */
  receipts: defineCall<z.input<typeof sendReceiptsAsked>, Page<MessageReader> & { readonly read: number }>({
    method: 'GET',
    path: 'system/sendLog/receipts',
    access: 'system.send-log:view',
    title: '站内消息的阅读情况',
    reply: 'page',
  }),
}
