import { moment, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 账号绑定: an identity of somebody else's system that stands for one of our users. */
export const userBinding = defineResource({
  name: 'system.user-binding',
  label: '账号绑定',
  title: 'subject',
  fields: {
    loginTypeId: reference('登录方式', 'system.login-type', { system: true }),
    /** What the other system calls the person, for good. */
    subject: text('外部标识', { system: true, searchable: true, max: 200 }),
    /** What it calls them to people, as it was at the binding. */
    shownName: text('外部名称', { system: true, searchable: true }),
    userId: reference('用户', 'system.user', { system: true }),
    /** That of the user, as it was at the binding. */
    account: text('账号', { system: true, searchable: true, max: 64 }),
    usedAt: moment('最近使用时间', { system: true }),
  },
  unique: [
    ['loginTypeId', 'subject'],
    ['loginTypeId', 'userId'],
  ],
  columns: ['account', 'loginTypeId', 'subject', 'shownName', 'usedAt'],
  sort: 'account',
  filters: ['account', 'loginTypeId', 'subject'],
  writes: ['remove'],
})
