import { longText, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 代码生成: a declaration somebody is drawing up, kept until it is downloaded or taken up again. */
export const codeGeneration = defineTable({
  name: 'resource.code-generation',
  label: '代码生成',
  fields: {
    name: text('资源名称', { required: true, max: 80 }),
    title: text('中文名称', { required: true, max: 40 }),
    /** JSON of a `Design`. */
    design: longText('设计', { required: true, max: 100_000 }),
  },
  unique: [['name']],
})
