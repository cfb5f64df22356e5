import { integer, moment, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 计数: how often something was done within a span of time, such as wrong passwords from one address. */
export const rateCount = defineTable({
  name: 'system.rate-count',
  fields: {
    /** What is counted, and of whom: `sign-in failure 10.3.0.17`. */
    subject: text('计数对象', { required: true, max: 200 }),
    count: integer('次数', { required: true }),
    until: moment('计数有效期至', { required: true }),
  },
  unique: [['subject']],
})
