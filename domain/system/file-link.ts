import { closed } from '#domain/kernel/dictionary.ts'
import { choice, files, integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { audience } from '#domain/kits/audience.ts'

export const fileLinkCategories = closed('system.file-link-category', '下载类别', {
  form: '表格模板',
  guide: '操作手册',
  regulation: '规章制度',
  material: '学习资料',
  other: '其他',
})

/** 文件下载: where the people it concerns find a file. */
export const fileLink = defineResource({
  name: 'system.file-link',
  label: '下载文件',
  title: 'title',
  fields: {
    title: text('文件名称', { required: true, searchable: true }),
    category: choice('下载类别', fileLinkCategories, { required: true }),
    description: longText('说明', { max: 500 }),
    file: files('上传文件', { most: 1 }),
    address: text('下载地址', {
      max: 500,
      pattern: /^(https?:\/\/[^\s/]+\S*|\/(?![/\\])\S*)$/i,
      hint: '下载地址应以 https:// 或 / 开头',
      help: '没有上传文件时，从这个地址下载',
    }),
    ...audience,
    published: yesNo('发布', { required: true }),
    sort: integer('排序', { required: true }),
  },
  columns: ['title', 'category', 'file', 'address', 'published', 'sort'],
  sort: 'sort',
  filters: ['title', 'category', 'published'],
  rules: [
    {
      fields: ['file', 'address'],
      message: '请上传文件，或填写下载地址',
      holds: ({ file, address }) => Boolean(file || address),
    },
  ],
})
