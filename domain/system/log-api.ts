import { integer, moment, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 接口日志: which call was made, by whom, from where, and how it ended. No bodies, no queries, no tokens. */
export const logApi = defineResource({
  name: 'system.log-api',
  label: '接口日志',
  title: 'path',
  manyRows: true,
  fields: {
    at: moment('请求时间', { system: true }),
    method: text('请求方法', { system: true, max: 8 }),
    path: text('请求路径', { system: true, searchable: true, max: 200 }),
    status: integer('响应状态', { system: true, max: 999 }),
    milliseconds: integer('耗时（毫秒）', { system: true, duration: '耗时' }),
    account: text('操作账号', { system: true, searchable: true, max: 64 }),
    address: text('来源地址', { system: true, max: 64 }),
    agent: text('客户端', { system: true, max: 120 }),
  },
  indexes: [['at']],
  columns: ['at', 'method', 'path', 'status', 'milliseconds', 'account', 'address'],
  sort: '-at',
  filters: ['at', 'path', 'method', 'status', 'milliseconds', 'account', 'address'],
  writes: [],
})
