import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, longText, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const auditResults = closed(
  'security.audit-result',
  '审计结果',
  { success: '成功', failure: '失败' },
  { success: 'success', failure: 'danger' },
)

/**
 * 安全审计记录: what happened that somebody may have to answer for. Rows are only added, each bound to the
 * one before it by a hash, and kept six months at least (网络安全法, article 21).
 */
export const auditRecord = defineResource({
  name: 'security.audit-record',
  label: '安全审计记录',
  title: 'action',
  fields: {
    /** Counts up within the college, from 1. */
    serial: integer('序号', { system: true, max: Number.MAX_SAFE_INTEGER }),
    account: text('操作账号', { system: true, searchable: true, max: 64 }),
    /** Such as `登录`, `退出登录`, `修改密码`. */
    action: text('操作', { system: true, searchable: true, translated: true }),
    target: text('对象', { system: true, searchable: true, translated: true, quotes: 'any', max: 200 }),
    result: choice('结果', auditResults, { system: true }),
    address: text('来源地址', { system: true, max: 64 }),
    detail: longText('详情', { system: true, translated: true }),
    previousHash: text('前一条摘要', { system: true, technical: true, max: 64 }),
    hash: text('摘要', { system: true, technical: true, max: 64 }),
  },
  unique: [['serial']],
  columns: ['serial', 'action', 'account', 'target', 'result', 'address'],
  sort: '-serial',
  filters: ['account', 'action', 'result', 'address', 'target'],
  writes: [],
})
