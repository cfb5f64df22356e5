import { z } from 'zod'
import { ownPage } from '#domain/kernel/own-page.ts'
import { messageKinds } from '#domain/system/message.ts'

export const messagesAsked = z.object({
  ...ownPage,
  kind: z
    .string()
    .default('')
    .refine((kind) => kind === '' || Object.hasOwn(messageKinds.labels, kind), '没有这种消息类别')
    .describe('消息类别'),
  unread: z.string().optional().describe('1 只要未读的'),
  keyword: z
    .string()
    .default('')
    .transform((words) => words.slice(0, 100))
    .describe('关键词'),
})

export const messagesRead = z.object({
  ids: z.array(z.guid()).max(1000).optional().describe('消息，不填为全部'),
})
