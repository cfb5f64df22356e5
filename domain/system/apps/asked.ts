import { z } from 'zod'
import { plainLine } from '#domain/kernel/seen-text.ts'

/** Services on one home page. */
export const mostCollected = 60

const code = z.string().min(1).max(100).describe('应用代码')

const terminal = z
  .string()
  .optional()
  .transform((terminal) => (terminal === 'mobile' ? 'mobile' : 'web'))
  .describe('mobile 含移动服务')

export const servicesAsked = z.object({
  terminal,
  keyword: z
    .string()
    .default('')
    .transform((words) => plainLine(words).toLowerCase())
    .describe('名称'),
  category: z.string().default('').describe('类别'),
})

const size = '请求参数格式错误：size'

export const collectionAsked = z.object({
  terminal,
  isAll: z.union([z.string(), z.number()]).optional().describe('1 全部'),
  size: z
    .string(size)
    .default('8')
    .refine((text) => /^[1-9]\d{0,2}$/.test(text), size)
    .transform(Number)
    .describe('最多多少个'),
})

export const opened = z.strictObject({ code })
export const collected = z.strictObject({ code, yes: z.boolean().describe('是否收藏') })
export const arranged = z.strictObject({ codes: z.array(code).max(mostCollected).describe('应用代码') })
