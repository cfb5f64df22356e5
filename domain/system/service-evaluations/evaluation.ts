import { z } from 'zod'
import { prose } from '#domain/kernel/seen.ts'

export const evaluation = z.strictObject({
  code: z.string().min(1).max(100).describe('服务代码'),
  stars: z.number().int().min(1, '请选择星级').max(5).describe('1 至 5 星'),
  words: prose().max(300, '评价内容不能超过 300 个字').nullish().describe('评价内容'),
})
