import { integer, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 应用使用: how often somebody opened a service, and when last. */
export const appUse = defineTable({
  name: 'system.app-use',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    code: text('应用代码', { required: true, max: 100 }),
    uses: integer('使用次数', { required: true }),
    lastAt: moment('最近使用时间', { required: true }),
  },
  unique: [['userId', 'code']],
})
