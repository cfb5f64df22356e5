import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

export const importRowStates = closed(
  'system.import-row-state',
  '导入行状态',
  {
    raw: '未检查',
    new: '新增',
    changed: '更新',
    same: '无变化',
    bad: '有错误',
    left: '不导入',
  },
  { new: 'success', changed: 'accent', bad: 'danger' },
)

export type ImportRowState = keyof typeof importRowStates.labels

/** One row of a sheet while it waits, and afterwards what is needed to take it back. */
export const importRow = defineTable({
  name: 'system.import-row',
  label: '导入行',
  fields: {
    batchId: reference('批次', 'system.import-batch', { required: true }),
    /** The number that the row has in the sheet, as a person sees it there. */
    line: integer('行号', { required: true }),
    /** JSON: what the cells said, from column A on. */
    cells: longText('单元格', { required: true }),
    /** JSON: what the sheet says of the row besides. */
    marks: longText('表格标记', { system: true }),
    /** JSON: what they came to, by field. */
    values: longText('值', { system: true }),
    /** JSON: what is wrong, by field. */
    faults: longText('错误', { system: true }),
    state: choice('状态', importRowStates, { required: true }),
    key: text('关键字段', { system: true, max: 400 }),
    /** The row that it was found to be, or that it became. */
    targetId: text('对应的记录', { system: true, max: 36 }),
    /** The revision of that row after the import: while it stands there, nobody has changed it since. */
    targetRevision: integer('版本', { system: true }),
    /** JSON: the values that the import replaced. */
    before: longText('原值', { system: true }),
  },
  unique: [['batchId', 'line']],
  indexes: [
    ['batchId', 'state', 'line'],
    ['batchId', 'key'],
  ],
})
