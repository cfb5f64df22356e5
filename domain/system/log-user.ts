import { closed } from '#domain/kernel/dictionary.ts'
import { choice, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { signInWays } from './sign-in-way.ts'

export const userEvents = closed('system.user-event', '用户事件', {
  'sign-in': '登录成功',
  failure: '登录失败',
  lock: '锁定',
  'sign-out': '退出登录',
  ended: '登录被终止',
})

/** 用户日志: who came and went, and who was not let in. Rows are only added. */
export const logUser = defineResource({
  name: 'system.log-user',
  label: '用户日志',
  title: 'account',
  manyRows: true,
  fields: {
    event: choice('事件', userEvents, { system: true }),
    account: text('账号', { system: true, searchable: true, max: 64 }),
    how: choice('登录途径', signInWays, { system: true }),
    reason: text('原因', { system: true, translated: true, max: 200 }),
    address: text('来源地址', { system: true, searchable: true, max: 64 }),
    device: text('登录设备', { system: true }),
  },
  columns: ['event', 'account', 'how', 'reason', 'address', 'device'],
  filters: ['event', 'account', 'how', 'address'],
  writes: [],
})
