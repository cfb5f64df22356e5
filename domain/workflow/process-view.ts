import { longText, reference } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 流程字段配置: of a process, the fields of its form by which cases are found, which stand in lists of cases, and the columns of its lists. */
export const processView = defineTable({
  name: 'workflow.process-view',
  label: '流程字段配置',
  fields: {
    modelId: reference('流程模型', 'workflow.model', { required: true }),
    /** Names of fields, in their order, with commas between; nothing where nobody has set them. */
    searched: longText('查询字段', { max: 2000 }),
    shown: longText('列表摘要', { max: 2000 }),
    columns: longText('业务表列', { max: 2000 }),
  },
  unique: [['modelId']],
})
