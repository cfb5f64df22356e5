import { z } from 'zod'

/** Dictionaries by their codes, `a,b`; what is no code is passed over. */
export const codesAsked = z.object({
  codes: z
    .string('缺少必要的请求参数: codes')
    .transform((codes) => codes.split(',').filter((code) => /^[\w.-]+$/.test(code)))
    .refine((codes) => codes.length > 0, '缺少必要的请求参数: codes')
    .refine((codes) => codes.length <= 100, '一次最多查询 100 个字典')
    .describe('字典代码，逗号分隔'),
})
