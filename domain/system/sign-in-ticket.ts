import { integer, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 登录凭据: somebody's first proof was right, and the second is awaited. It opens nothing but that. */
export const signInTicket = defineTable({
  name: 'system.sign-in-ticket',
  fields: {
    ticketHash: text('凭据摘要', { required: true, max: 64 }),
    userId: reference('用户', 'system.user', { required: true }),
    /** How the first proof was given. */
    how: text('登录方式', { required: true, max: 20 }),
    /** That of the user at the first proof. */
    passwordVersion: integer('密码版本', { required: true }),
    until: moment('有效期至', { required: true }),
  },
  unique: [['ticketHash']],
})
