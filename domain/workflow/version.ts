import { integer, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 流程版本: a definition as it was published. It is never changed, for cases run by it. */
export const workflowVersion = defineTable({
  name: 'workflow.version',
  label: '流程版本',
  fields: {
    modelId: reference('流程模型', 'workflow.model', { required: true }),
    version: integer('版本', { required: true }),
    /** JSON of a `Definition`. */
    definition: longText('定义', { required: true, max: 200_000 }),
    note: text('版本说明', { max: 200 }),
    publishedAt: moment('发布时间', { required: true }),
    publishedBy: text('发布人', { required: true, max: 60 }),
  },
  unique: [['modelId', 'version']],
})
