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

const code = z.string().optional().describe('字典代码')

/** The first code among `a,b`; what is no code is passed over. */
export const codeAsked = z.object({
  code: z
    .string('缺少必要的请求参数: code')
    .transform((codes) => codes.split(',').find((code) => /^[\w.-]+$/.test(code)) ?? '')
    .refine((code) => code !== '', '缺少必要的请求参数: code')
    .describe('字典代码'),
})
export const treeAsked = z.object({
  dictionaryCode: code,
  dictionaryType: z.string().optional().describe('1'),
})
export const parentAsked = z.object({ code, dictionaryKey: z.string().optional().describe('字典键') })
