import { integer, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 二次验证: how a person proves a second time who they are, and how often that went wrong in a row. */
export const secondFactor = defineTable({
  name: 'system.second-factor',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    /** Sealed, like the one below. */
    totpSecret: text('动态口令密钥', { max: 200 }),
    totpSince: moment('动态口令启用时间'),
    /** Shown to the person, and not yet proven by a code. */
    pendingSecret: text('待确认密钥', { max: 200 }),
    /** The step of 30 seconds whose code was used last: neither it nor an earlier one is taken again (RFC 6238, 5.2). */
    lastStep: integer('最近时间步', { max: Number.MAX_SAFE_INTEGER }),
    smsOn: yesNo('短信验证'),
    failures: integer('连续失败次数', { required: true }),
    lockedUntil: moment('锁定至'),
  },
  unique: [['userId']],
})
