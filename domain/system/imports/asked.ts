import { z } from 'zod'
import { codeSchema } from '#domain/kernel/code-schema.ts'
import {
  emptyCells,
  hiddenRows,
  type ImportPlan,
  importModes,
  mergedCells,
} from '#domain/system/import-plan.ts'

const importPlanSchema: z.ZodType<ImportPlan> = z.strictObject({
  columns: z.array(z.string().max(64).nullable()).max(300),
  key: z.array(z.string().max(64)).max(5),
  mode: codeSchema(importModes),
  empty: codeSchema(emptyCells),
  hidden: codeSchema(hiddenRows).default('leave'),
  merged: codeSchema(mergedCells).default('fill'),
})

const id = z.uuid().describe('编号')

export const importsAsked = z.object({ resource: z.string().default('').describe('导入到哪里') })

export const rowsAsked = z.object({
  id,
  only: z
    .enum(['all', 'bad', 'new', 'changed', 'same', 'left'])
    .default('all')
    .describe('all、bad、new、changed、same 或 left'),
  current: z.coerce.number<string | number>().int().min(1).max(100_000).default(1).describe('页码，从 1 起'),
  size: z.coerce.number<string | number>().int().min(1).max(500).default(100).describe('每页条数'),
})

export const planned = z.strictObject({
  id,
  plan: importPlanSchema.describe('各列的对应、识别记录的列、方式和空白单元格的含义'),
})

/** Letters of one cell. */
export const longestCell = 4000

const at = z.number().int().min(0).max(299).describe('列序，从 0 起')

export const cellEdited = z.strictObject({
  id,
  line: z.number().int().describe('行号'),
  at,
  value: z.union([z.string().max(longestCell), z.number(), z.boolean(), z.null()]).describe('内容'),
})

export const replacement = z.strictObject({
  id,
  at,
  find: z.string().min(1).max(200).describe('查找'),
  replace: z.string().max(200).describe('替换为'),
  /** Only where the whole cell says so. */
  whole: z.boolean().describe('是否匹配整个单元格'),
})

export const committed = z.strictObject({
  id,
  extent: z.enum(['good', 'all']).describe('good 只写入正确的行，all 全部写入或都不写入'),
})

export const importLogged = z.object({
  menuCode: z.string().max(100).describe('菜单代码'),
  menuTitle: z.string().max(100).describe('菜单名称'),
  fileId: z.uuid().describe('文件编号'),
})
