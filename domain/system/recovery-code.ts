import { reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 恢复码: good once, for the day on which phone or key is lost. A used one is no longer here. */
export const recoveryCode = defineTable({
  name: 'system.recovery-code',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    codeHash: text('恢复码摘要', { required: true, max: 64 }),
  },
  unique: [['codeHash']],
})
