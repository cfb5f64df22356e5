import { richText as html, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 富文本: a text of a page that the college writes itself, known by its code. */
export const richText = defineTable({
  name: 'system.rich-text',
  fields: {
    code: text('文本代码', { required: true, max: 64 }),
    content: html('内容', { required: true }),
  },
  unique: [['code']],
})
