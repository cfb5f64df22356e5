import { reference } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 角色用户: a person may hold several, and each brings its permissions with its own scope. */
export const userRole = defineTable({
  name: 'system.user-role',
  label: '角色用户',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    roleId: reference('角色', 'system.role', { required: true }),
  },
  unique: [['userId', 'roleId']],
})
