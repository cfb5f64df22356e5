import { longText, reference } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 我的常用语: what one person writes most with a decision, a line each. */
export const workflowPhrases = defineTable({
  name: 'workflow.phrases',
  label: '我的常用语',
  fields: {
    personId: reference('人员', 'system.user', { required: true }),
    lines: longText('常用语', { max: 1000 }),
  },
  unique: [['personId']],
})
