import { z } from 'zod'

const missing = '请填写 Cron 表达式'

export const cronAsked = z.object({
  cron: z.string(missing).min(1, missing).max(60, missing).describe('Cron 表达式'),
})
