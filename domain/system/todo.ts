import { date, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 待办事项: what somebody noted for themselves. What the college wants of them comes from where it stands. */
export const todo = defineTable({
  name: 'system.todo',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    title: text('待办内容', { required: true, max: 100 }),
    note: longText('待办备注'),
    due: date('截止日期'),
    doneAt: moment('完成时间', { system: true }),
  },
})
