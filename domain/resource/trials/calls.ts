import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { trialMail } from './mail.ts'
import type { trialMessage } from './message.ts'

/** As what a datasource answered. */
export interface DatasourceFound {
  readonly version: string
  readonly tables: number
}

/** Whether what was set up answers. */
export const trialCalls = {
  datasource: defineCall<z.input<typeof oneId>, DatasourceFound>({
    method: 'POST',
    path: 'resource/datasource/test',
    access: 'resource.datasource:update',
    title: '测试数据源',
  }),
  message: defineCall<z.input<typeof trialMessage>, void>({
    method: 'POST',
    path: 'resource/sms/test',
    access: 'resource.sms:update',
    title: '试发一条短信',
    reply: 'nothing',
  }),
  mail: defineCall<z.input<typeof trialMail>, void>({
    method: 'POST',
    path: 'resource/email/test',
    access: 'resource.email:update',
    title: '试发一封邮件',
    reply: 'nothing',
  }),
}
