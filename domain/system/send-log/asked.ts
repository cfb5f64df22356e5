import { z } from 'zod'
import { oneId } from '#domain/kernel/one-id.ts'
import { ownPage } from '#domain/kernel/own-page.ts'

export const sendReceiptsAsked = oneId.extend({
  ...ownPage,
  unread: z.string().optional().describe('1 只要未读的'),
  keyword: z
    .string()
    .default('')
    .transform((text) => text.slice(0, 64))
    .describe('账号'),
})
