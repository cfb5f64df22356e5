import { choices, integer, text } from '#domain/kernel/fields.ts'
import { grants } from '#domain/kernel/grant.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'

/** 角色: what its people look over. What they may do is said by its menus. */
export const role = defineResource({
  name: 'system.role',
  label: '角色',
  title: 'name',
  fields: {
    code: code('角色代码'),
    name: text('角色名称', { required: true, searchable: true, max: 40 }),
    grants: choices('数据范围', grants, {
      required: true,
      help: '可多选，范围相加。本部门按本人所在部门；所带班级按辅导员带班和班主任任职；所管楼栋按楼栋负责人；所指导学生按学业导师；仅本人指本人的档案和账号；分派给我的任务按任务上写明的处理人。',
    }),
    sort: integer('排序', { required: true, max: 9999 }),
  },
  unique: [['code']],
  columns: ['name', 'code', 'grants', 'sort'],
  sort: 'sort',
  filters: ['code', 'name', 'grants'],
  actions: {
    menus: { label: '分配菜单', open: { path: '/system/role-menu', by: 'roleId' } },
    users: { label: '分配用户', open: { path: '/system/role-user', by: 'roleId' } },
  },
  audited: true,
})
