import { reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 历史密码: hashes of what a person used before, that it is not used again. */
export const passwordHistory = defineTable({
  name: 'system.password-history',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    passwordHash: text('密码摘要', { required: true, max: 200 }),
  },
})
