import { longText, reference } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 个人桌面: the cards of one person, as JSON in the shape of `layoutSchema`; without a row, that of the role. */
export const desktop = defineTable({
  name: 'system.desktop',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    layout: longText('桌面布局', { required: true }),
  },
  unique: [['userId']],
})
