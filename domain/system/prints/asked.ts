import { z } from 'zod'
import { printCodeIn } from '#domain/kernel/print-code.ts'

export const paperAsked = z.object({
  code: z
    .string()
    .max(40)
    .refine((text) => printCodeIn(text) !== undefined, '校验码应为纸上的 12 位字母和数字')
    .transform((text) => printCodeIn(text) ?? '')
    .describe('校验码'),
})
