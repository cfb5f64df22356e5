import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, moment, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

const smsPurposes = closed('system.sms-purpose', '验证码用途', {
  'sign-in': '登录',
  forgot: '找回密码',
  register: '注册',
  bind: '绑定手机',
  'second-factor': '二次验证',
})

export type SmsPurpose = keyof typeof smsPurposes.labels

/**
 * 短信验证码: every code asked for, for a day, because the quotas count them. One asked for a phone that is nobody's
 * is counted alike, or the quotas would tell whose phones we know.
 */
export const smsCode = defineTable({
  name: 'system.sms-code',
  fields: {
    phone: text('手机号', { required: true, max: 11 }),
    purpose: choice('用途', smsPurposes, { required: true }),
    /** Whom it is for, where that is known: a user's id. */
    subject: text('对象', { max: 64 }),
    /** Of no code, when none was sent. */
    codeHash: text('验证码摘要', { max: 64 }),
    tries: integer('尝试次数', { required: true }),
    sentAt: moment('发送时间', { required: true }),
    until: moment('有效期至', { required: true }),
    usedAt: moment('使用时间'),
    address: text('来源地址', { max: 64 }),
  },
  indexes: [['phone']],
})
