import { z } from 'zod'

export const payWays = ['code', 'page'] as const
/** `code` is drawn to be scanned by a phone, `page` is opened on the device itself. */
export type PayWay = (typeof payWays)[number]

export const orderAsked = z.strictObject({
  feeIds: z.array(z.uuid()).min(1).max(20).describe('所选费用'),
  channelId: z.uuid().describe('支付方式'),
  way: z.enum(payWays).describe('支付场景'),
})
