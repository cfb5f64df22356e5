import { closed } from '#domain/kernel/dictionary.ts'
import { choice, longText, moment, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const errorSides = closed('system.error-side', '出错位置', { server: '服务端', client: '客户端' })

/** 错误日志: what nobody foresaw, on the server or in a browser, with the number that the person was shown. */
export const logError = defineResource({
  name: 'system.log-error',
  label: '错误日志',
  title: 'message',
  fields: {
    at: moment('出错时间', { system: true }),
    side: choice('出错位置', errorSides, { system: true }),
    message: text('错误信息', { system: true, searchable: true, max: 300 }),
    path: text('请求路径', { system: true, searchable: true, max: 200 }),
    traceId: text('追踪编号', { system: true, searchable: true, max: 64 }),
    account: text('操作账号', { system: true, max: 64 }),
    address: text('来源地址', { system: true, max: 64 }),
    agent: text('客户端', { system: true, max: 120 }),
    stack: longText('调用栈', { system: true }),
  },
  indexes: [['at']],
  columns: ['at', 'side', 'message', 'path', 'traceId', 'account'],
  sort: '-at',
  filters: ['at', 'side', 'message', 'path', 'traceId', 'account'],
  writes: [],
})
