import { integer, longText, moment, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/**
 * 字段变更记录: who changed which field of which row from what to what. Records are only added. Those of one row
 * are bound to one another by hashes, and all of them, in portions, to the audit chain (`seal`), so that neither a
 * rewritten record nor a cut-off end goes unseen.
 */
export const changeRecord = defineResource({
  name: 'security.change-record',
  label: '字段变更记录',
  title: 'rowTitle',
  fields: {
    changedAt: moment('变更时间', { system: true }),
    /** The name of the resource, such as `base.student`. */
    resource: text('所属数据', { system: true, max: 64 }),
    rowId: text('数据编号', { system: true, technical: true, max: 64 }),
    /** What named the row then. */
    rowTitle: text('变更对象', { system: true, searchable: true, quotes: 'any', max: 200 }),
    /** Counts up within the row, from 1. */
    serial: integer('版次', { system: true }),
    /** `add`, `update`, `remove`, or the name of an action. */
    verb: text('变更操作', { system: true, max: 64 }),
    /** The names of the fields, each with a comma on either side: `,name,phone,`. */
    changed: text('变更字段', { system: true, max: 4000 }),
    /** JSON: field to `[from, to]`. It leaves the server only as the reader may see it. */
    changes: longText('变更内容', { system: true, secret: true }),
    account: text('变更账号', { system: true, searchable: true, max: 64 }),
    address: text('来源地址', { system: true, max: 64 }),
    /** What was changed together has the same. */
    batch: text('批次', { system: true, technical: true, max: 64 }),
    reason: text('变更原因', { system: true, max: 200 }),
    /** Which portion in the audit chain vouches for it; none until the next sealing. */
    seal: integer('封存批号', { system: true }),
    previousHash: text('前一条摘要', { system: true, technical: true, max: 64 }),
    hash: text('摘要', { system: true, technical: true, max: 64 }),
  },
  unique: [['resource', 'rowId', 'serial']],
  indexes: [['changedAt'], ['batch'], ['seal']],
  columns: ['changedAt', 'resource', 'rowTitle', 'verb', 'changed', 'account', 'address', 'reason'],
  sort: '-changedAt',
  filters: ['changedAt', 'resource', 'rowId', 'changed', 'account', 'verb', 'batch', 'rowTitle'],
  writes: [],
})
