import { z } from 'zod'

/** What may stand in `Idempotency-Key`. */
export const keyShape = /^[\w-]{8,128}$/

export const keyAsked = z.object({
  key: z.string('请求标识不正确').regex(keyShape, '请求标识不正确').describe('提交时的 Idempotency-Key'),
})
