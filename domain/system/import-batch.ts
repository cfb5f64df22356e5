import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

export const importStates = closed(
  'system.import-state',
  '导入状态',
  {
    parsing: '正在读取',
    mapping: '等待对应列',
    checking: '正在检查',
    staged: '等待提交',
    committing: '正在提交',
    returning: '正在退回',
    committed: '已导入',
    undoing: '正在撤销',
    undone: '已撤销',
    failed: '失败',
    cancelled: '已取消',
  },
  {
    parsing: 'accent',
    mapping: 'warning',
    checking: 'accent',
    staged: 'warning',
    committing: 'accent',
    returning: 'accent',
    committed: 'success',
    undoing: 'accent',
    failed: 'danger',
  },
)

export type ImportState = keyof typeof importStates.labels

/** One sheet that somebody brings in, from the upload to its undoing. It is theirs alone: `createdBy`. */
export const importBatch = defineTable({
  name: 'system.import-batch',
  label: '导入批次',
  fields: {
    resource: text('导入到', { required: true, max: 64 }),
    fileId: reference('文件', 'resource.attachment', { required: true }),
    fileName: text('文件名', { required: true, max: 200 }),
    /** The sheet of the workbook that is read; the first of them where it is left out. */
    sheet: text('工作表'),
    /** SHA-256 of the file: the same file again is the same import. */
    hash: text('SHA-256', { required: true, max: 64 }),
    state: choice('状态', importStates, { required: true }),
    menuCode: text('菜单编码'),
    menuTitle: text('菜单名称'),
    /** JSON: where the headings stand and what they are, with what stood above them. */
    layout: longText('表头', { system: true }),
    /** A digest of the headings, by which a mapping is remembered. */
    headings: text('表头摘要', { system: true, max: 64 }),
    /** JSON: which column fills which field, and how rows are written. */
    plan: longText('对应关系', { system: true }),
    total: integer('总行数', { system: true }),
    added: integer('新增', { system: true }),
    changed: integer('更新', { system: true }),
    skipped: integer('未导入', { system: true }),
    fault: longText('失败原因', { system: true }),
    taskId: text('任务', { system: true, max: 64 }),
  },
  indexes: [['resource', 'hash']],
})
