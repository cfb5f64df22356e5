import { z } from 'zod'
import { prose } from '#domain/kernel/seen.ts'

export const explanationAsked = z.object({
  resource: z.string().default('').describe('数据'),
  rowId: z.guid().describe('记录编号'),
  userId: z
    .union([z.guid(), z.literal('')])
    .optional()
    .describe('用户编号，默认自己'),
  field: z.string().optional().describe('字段'),
})

export const viewBegun = z.strictObject({
  userId: z.uuid().describe('用户编号'),
  reason: prose().min(2, '请填写查看原因').max(200, '查看原因不能超过 200 个字').describe('查看原因'),
})
