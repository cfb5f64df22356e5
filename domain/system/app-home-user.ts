import { integer, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 首页应用用户: which services stand on whose home page; collected by themselves, or put there for them. */
export const appHomeUser = defineResource({
  name: 'system.app-home-user',
  label: '首页应用用户',
  title: 'appTitle',
  fields: {
    account: text('账号', { required: true, searchable: true, max: 64 }),
    userName: text('用户姓名', { system: true, searchable: true }),
    /** Of a menu, of a personal service, or of an 应用名称. */
    code: text('应用代码', { required: true, searchable: true, max: 100, help: '应用代码或菜单代码' }),
    appTitle: text('首页应用', { system: true }),
    sort: integer('排序', { required: true, max: 9999 }),
  },
  unique: [['account', 'code']],
  columns: ['account', 'userName', 'appTitle', 'code', 'sort'],
  sort: 'account',
  filters: ['account', 'userName', 'code'],
})
