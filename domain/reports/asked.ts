import { z } from 'zod'
import { listQuerySchema, rowsSchema } from '#domain/kernel/list-query-schema.ts'
import { layoutSchema } from './layout.ts'

export const ofResource = z.object({ resource: z.string().default('').describe('数据') })

export const previewAsked = z.strictObject({
  id: z.uuid().describe('报表'),
  layout: layoutSchema.describe('版式'),
  viewId: z.uuid().nullish().describe('视图'),
  /** Left out, those that it keeps. No picture is opened for a preview. */
  pictures: z.array(z.uuid()).max(5).optional().describe('图片'),
})

/** `question` and `rows` left out, it is what its own view finds. */
export const printAsked = z.strictObject({
  id: z.uuid().describe('报表'),
  question: listQuerySchema.optional().describe('查询条件'),
  rows: rowsSchema.optional().describe('勾选的数据'),
})
