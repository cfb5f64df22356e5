import { closed } from '#domain/kernel/dictionary.ts'
import { choice, files, integer, longText, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

export const exportFormats = closed('system.export-format', '导出格式', {
  xlsx: 'Excel',
  csv: 'CSV',
  pdf: 'PDF',
})

/**
 * 导出日志: who took which rows along, with which columns, asked for how. The server writes a row for every export;
 * the client then adds the menu it stood on and the file that it has kept (specification, sections 6 and 7).
 */
export const logExport = defineResource({
  name: 'system.log-export',
  label: '导出日志',
  title: 'menuTitle',
  fields: {
    account: text('账号', { system: true, searchable: true, max: 64 }),
    userName: text('姓名', { system: true, searchable: true, max: 64 }),
    menuCode: text('菜单编码', { system: true, max: 100 }),
    menuTitle: text('菜单名称', { system: true, searchable: true }),
    resource: text('数据对象', { system: true, technical: true, max: 64 }),
    columns: longText('导出字段', { system: true }),
    asked: longText('导出条件', { system: true }),
    rows: integer('行数', { system: true }),
    format: choice('导出格式', exportFormats, { system: true }),
    fileName: text('文件名', { system: true, max: 200 }),
    fileList: files('导出文件', { system: true, most: 50 }),
    address: text('来源地址', { system: true, max: 64 }),
  },
  columns: ['menuTitle', 'account', 'userName', 'rows', 'format', 'fileName', 'fileList', 'address'],
  filters: ['account', 'userName', 'menuTitle', 'format', 'rows'],
  writes: [],
})
