import { z } from 'zod'

/** Our own database where none is named. */
export const tablesAsked = z.object({
  datasourceId: z.guid('数据源不正确').or(z.literal('')).optional().describe('数据源编号，默认本系统'),
})

const name = z.string().transform((name) => name.slice(0, 63))

export const columnsAsked = tablesAsked.extend({
  schema: name.default('public').describe('模式，默认 public'),
  table: name.default('').describe('表名'),
})
