import { z } from 'zod'

const fields = z.array(z.string().min(1).max(64)).max(40)

export const processViewSet = z.strictObject({
  modelId: z.uuid().describe('流程模型'),
  searched: fields.optional().describe('查询字段'),
  shown: fields.max(4).optional().describe('列表摘要'),
  columns: fields.optional().describe('业务表列'),
})
export const columnsAsked = z.object({ resource: z.string().min(1).max(64).describe('业务') })
