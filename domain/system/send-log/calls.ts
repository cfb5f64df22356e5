import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { daysAsked } from '#domain/kits/days-asked.ts'

/** How many people were sent messages on a day, by channel and state. */
export interface SentLine {
  readonly day: string
  readonly channel: string
  readonly state: string
  readonly people: number
}

export interface SendFigures {
  readonly from: string
  readonly to: string
  readonly days: readonly string[]
  readonly lines: readonly SentLine[]
}

export const sendLogCalls = {
  statistics: defineCall<z.input<typeof daysAsked>, SendFigures>({
    method: 'GET',
    path: 'system/sendCount/statistics',
    access: 'system.send-log:view',
    title: '消息发送统计',
  }),
}
