import { integer, yesNo } from '#domain/kernel/fields.ts'
import type { CreateOf } from '#domain/kernel/infer.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const fields = {
  minLength: integer('最少位数', { required: true, min: 8, max: 64 }),
  kinds: integer('至少包含几类字符', {
    required: true,
    max: 4,
    help: '大写字母、小写字母、数字、符号各为一类；填 0 表示不限。',
  }),
  forbidNames: yesNo('不得包含账号或姓名', { required: true }),
  forbidCommon: yesNo('不得为常见密码', { required: true }),
  history: integer('不得与最近几次的密码相同', { required: true, max: 24 }),
  expiryDays: integer('多少天后须更换', { required: true, max: 3650, help: '填 0 表示长期有效。' }),
}

export type PasswordPolicy = Required<CreateOf<typeof fields>>

/** Three kinds of characters, changed every 90 days, as assessors of GB/T 22239-2019, 8.1.4.1 a) ask. */
const graded: PasswordPolicy = {
  minLength: 8,
  kinds: 3,
  forbidNames: true,
  forbidCommon: true,
  history: 5,
  expiryDays: 90,
}

/** Length and no known password instead of kinds and dates (OWASP ASVS 5.0, 6.2). */
const asvs: PasswordPolicy = {
  minLength: 12,
  kinds: 0,
  forbidNames: true,
  forbidCommon: true,
  history: 0,
  expiryDays: 0,
}

/** Sets of values that a college may take over whole. */
const passwordPresets = { '等保 2.0 三级': graded, 'OWASP ASVS': asvs } as const

/** What holds in a college that has set nothing. */
export const passwordPolicyInitial: PasswordPolicy = { ...graded, expiryDays: 0 }

/** 密码策略: what a new password must be. One row; without it, `passwordPolicyInitial` holds. */
export const passwordPolicy = defineResource({
  name: 'system.password-policy',
  label: '密码策略',
  title: 'minLength',
  fields,
  columns: ['minLength', 'kinds', 'forbidNames', 'forbidCommon', 'history', 'expiryDays'],
  filters: [],
  singleton: { initial: passwordPolicyInitial, presets: passwordPresets },
  audited: true,
})
