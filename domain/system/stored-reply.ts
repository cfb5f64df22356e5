import { integer, longText, moment, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 已答复请求: what a call was answered, so that the same call sent again is answered and not done again. */
export const storedReply = defineTable({
  name: 'system.stored-reply',
  fields: {
    /** The account whose call it was. */
    owner: text('请求账号', { required: true, max: 64 }),
    /** The header `Idempotency-Key`. */
    key: text('请求标识', { required: true, max: 128 }),
    /** SHA-256 over method, address and body. */
    digest: text('请求摘要', { required: true, max: 64 }),
    /** HTTP status; none while the call is under way. */
    status: integer('答复状态'),
    /** The answer, sealed: it may hold what is told only once. */
    reply: longText('答复内容'),
    startedAt: moment('开始处理时间', { required: true }),
    until: moment('答复保留至', { required: true }),
  },
  unique: [['owner', 'key']],
  indexes: [['until']],
})
