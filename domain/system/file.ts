import { closed } from '#domain/kernel/dictionary.ts'
import { choice, files, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const systemFileKinds = closed('system.file-kind', '系统文件类别', {
  template: '导入模板',
  document: '公文与表单模板',
  mark: '校徽与标识',
  guide: '使用手册',
  other: '其他',
})

/** 系统文件: what the portal itself keeps and hands out, such as a template; replaced here, found by its code. */
export const systemFile = defineResource({
  name: 'system.file',
  label: '系统文件',
  title: 'name',
  fields: {
    code: text('文件编码', {
      required: true,
      searchable: true,
      max: 60,
      pattern: /^[a-z][a-z0-9.-]*$/,
      hint: '文件编码应以小写字母开头，只含小写字母、数字和 . -',
    }),
    name: text('文件名称', { required: true, searchable: true, max: 80 }),
    kind: choice('文件类别', systemFileKinds, { required: true }),
    file: files('文件', { required: true, most: 1 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    remark: longText('备注', { max: 500 }),
  },
  unique: [['code']],
  columns: ['code', 'name', 'kind', 'file', 'enabled'],
  sort: 'code',
  filters: ['code', 'name', 'kind', 'enabled'],
  audited: true,
})
