import { integer, moment, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/**
 * 登录失败: wrong passwords in a row, by the account as it was typed. An account that does not exist
 * is counted and locked like any other, or the lock would tell which accounts exist. On a device where it signed in
 * before, it is counted by itself.
 */
export const signInFailure = defineTable({
  name: 'system.sign-in-failure',
  fields: {
    account: text('账号', { required: true, max: 100 }),
    failures: integer('连续登录失败次数', { required: true }),
    /** When they are forgotten; until then, as many as the college allows lock the account. */
    until: moment('计数有效期至', { required: true }),
    /** How many locks came one after another: each doubles the next. */
    locks: integer('连续锁定次数'),
  },
  unique: [['account']],
})
