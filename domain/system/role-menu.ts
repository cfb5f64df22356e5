import { reference, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 角色菜单: the screens and buttons of a role. One taken away stays, not granted, lest a new start bring it back. */
export const roleMenu = defineTable({
  name: 'system.role-menu',
  label: '角色菜单',
  fields: {
    roleId: reference('角色', 'system.role', { required: true }),
    menuId: reference('菜单', 'system.menu', { required: true }),
    granted: yesNo('授权', { required: true }),
  },
  unique: [['roleId', 'menuId']],
})
