import { moment, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 登录往返: somebody has been sent to another system and is expected back, in the same browser, once. */
export const signInState = defineTable({
  name: 'system.sign-in-state',
  fields: {
    loginTypeId: text('登录方式标识', { required: true, max: 36 }),
    stateHash: text('状态摘要', { required: true, max: 64 }),
    /** Of the cookie of the browser that began. */
    browserHash: text('浏览器摘要', { required: true, max: 64 }),
    /** What the answer is good for; one that signs in binds nothing (RFC 9700, section 4.7). */
    purpose: text('用途', { required: true, max: 16 }),
    verifier: text('校验码', { required: true, max: 128 }),
    nonce: text('随机数', { required: true, max: 128 }),
    redirect: text('回调地址', { required: true, max: 500 }),
    until: moment('有效期至', { required: true }),
  },
  unique: [['stateHash']],
})

/** 待绑定身份: the word of another system about somebody we do not know yet; good for one binding in the same browser. */
export const identityTicket = defineTable({
  name: 'system.identity-ticket',
  fields: {
    loginTypeId: text('登录方式标识', { required: true, max: 36 }),
    ticketHash: text('凭据摘要', { required: true, max: 64 }),
    browserHash: text('浏览器摘要', { required: true, max: 64 }),
    subject: text('外部标识', { required: true, max: 200 }),
    shownName: text('外部名称'),
    until: moment('有效期至', { required: true }),
  },
  unique: [['ticketHash']],
})

/** 已用凭据: tickets and tokens of other systems, and codes of ours, that have been taken once. */
export const usedProof = defineTable({
  name: 'system.used-proof',
  fields: {
    proofHash: text('凭据摘要', { required: true, max: 64 }),
    until: moment('保留至', { required: true }),
  },
  unique: [['proofHash']],
})
