import { longText, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 列表显示设置: how a list looks to a role until its reader arranges it, where the college sets it otherwise than declared. */
export const listLayout = defineTable({
  name: 'system.list-layout',
  label: '列表显示设置',
  fields: {
    /** The path of the screen, `records/roster`. */
    screen: text('所在页面', { required: true }),
    /** The code of a role; `everybody` for those whose role has none of its own. */
    role: text('角色', { required: true, max: 64 }),
    /** JSON in the shape of `viewSchema`: columns alone. */
    content: longText('显示内容', { required: true, max: 16_000 }),
  },
  unique: [['screen', 'role']],
})
