import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const importOutcomes = closed(
  'system.import-outcome',
  '导入结果',
  {
    done: '已导入',
    undone: '已撤销',
  },
  { done: 'success' },
)

/** 导入日志: who brought what in from which file (specification, section 7). Rows are only added; an undoing is marked. */
export const logImport = defineResource({
  name: 'system.log-import',
  label: '导入日志',
  title: 'menuTitle',
  fields: {
    menuTitle: text('菜单名称', { system: true, searchable: true }),
    menuCode: text('菜单编码', { system: true }),
    account: text('账号', { system: true, searchable: true, max: 64 }),
    name: text('姓名', { system: true, searchable: true, max: 60 }),
    fileId: reference('文件', 'resource.attachment', { system: true }),
    batchId: text('批次', { system: true, technical: true, max: 36 }),
    outcome: choice('结果', importOutcomes, { system: true }),
    total: integer('总行数', { system: true }),
    added: integer('新增', { system: true }),
    changed: integer('更新', { system: true }),
    skipped: integer('未导入', { system: true }),
  },
  indexes: [['batchId']],
  columns: ['menuTitle', 'name', 'account', 'fileId', 'outcome', 'total', 'added', 'changed', 'skipped'],
  filters: ['menuTitle', 'account', 'name', 'outcome'],
  writes: [],
  actions: {
    undo: {
      label: '撤销导入',
      danger: true,
      confirm: '新增的行将被删除，更新过的行将恢复原值；导入后又被改动或已被使用的行保持不变。',
      when: ({ outcome, batchId }) => outcome === 'done' && batchId !== null,
    },
  },
})
