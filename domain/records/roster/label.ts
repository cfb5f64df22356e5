import { choice, choices, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { labelColours, labelReaders } from './words.ts'

/** 标签: what students may be marked with, in which colour, and who sees it of a student. */
export const label = defineResource({
  name: 'records.label',
  label: '标签',
  title: 'name',
  fields: {
    name: text('标签名称', { required: true, searchable: true, max: 20 }),
    colour: choice('标签颜色', labelColours, { required: true, initial: 'accent' }),
    readers: choices('可见范围', labelReaders, {
      help: '能看全校学生的人始终可见；都不选时只有他们可见',
    }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('说明', { max: 200 }),
  },
  unique: [['name']],
  columns: ['name', 'colour', 'readers', 'enabled'],
  sort: 'name',
  filters: ['name', 'colour', 'enabled'],
  actions: {
    students: { label: '查看学生', open: { path: '/records/label', by: 'params.labelId' } },
  },
  audited: true,
})
