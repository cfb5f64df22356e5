import { integer, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 角色: what its people look over. What they may do is said by its menus. */
export const role = defineTable({
  name: 'system.role',
  fields: {
    code: text('角色代码', { required: true, max: 32 }),
    name: text('角色名称', { required: true }),
    /** Codes of the dictionary `kernel.grant`, with commas between. */
    grants: text('数据范围', { required: true, max: 200 }),
    sort: integer('排序', { required: true }),
  },
  unique: [['code']],
})
