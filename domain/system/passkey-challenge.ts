import { moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 通行密钥质询: a question put to a device, good for one answer within some minutes. */
export const passkeyChallenge = defineTable({
  name: 'system.passkey-challenge',
  fields: {
    challengeHash: text('质询摘要', { required: true, max: 64 }),
    /** `register`, `sign-in` or `second-factor`: the answer to one is none to another. */
    purpose: text('用途', { required: true, max: 20 }),
    /** Whom it was put to; nobody yet, when a person signs in by a passkey alone. */
    userId: reference('用户', 'system.user'),
    until: moment('有效期至', { required: true }),
  },
  unique: [['challengeHash']],
})
