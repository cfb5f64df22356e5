import { integer, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 打印记录: every copy of a paper that was printed. Rows are only added. */
export const printRecord = defineResource({
  name: 'system.print-record',
  label: '打印记录',
  title: 'about',
  manyRows: true,
  fields: {
    paper: text('文书', { system: true, searchable: true, max: 60 }),
    number: text('文书编号', { system: true, searchable: true, max: 60 }),
    about: text('事项', { system: true, searchable: true, quotes: 'any', max: 200 }),
    copy: integer('第几份', { system: true }),
    userId: reference('打印人', 'system.user', { system: true }),
    printedAt: moment('打印时间', { system: true }),
    address: text('来源地址', { system: true, max: 64 }),
    /** Where it was printed from: `leave.application`, the name of the action, the id of the row. */
    resource: text('数据', { system: true, technical: true, max: 64 }),
    action: text('操作', { system: true, technical: true, max: 64 }),
    rowId: text('记录编号', { system: true, technical: true, max: 36 }),
    /** A keyed hash of the code on the paper: who reads the table cannot verify anything by it. */
    codeHash: text('校验码', { system: true, secret: true, max: 64 }),
    /** A keyed hash of what the paper says. */
    digest: text('内容摘要', { system: true, secret: true, max: 64 }),
  },
  unique: [['codeHash'], ['resource', 'rowId', 'action', 'copy']],
  indexes: [['printedAt']],
  columns: ['printedAt', 'paper', 'number', 'about', 'copy', 'userId', 'address'],
  sort: '-printedAt',
  filters: ['paper', 'number', 'userId', 'printedAt'],
  writes: [],
})
