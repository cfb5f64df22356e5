import { subjectKind } from '#domain/dictionaries/school.ts'
import { choice, decimal, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'

/** 科目: a course that the college teaches. */
export const subject = defineResource({
  name: 'base.subject',
  label: '科目',
  title: 'name',
  fields: {
    code: code('科目代码'),
    name: text('科目名称', { required: true, searchable: true, spelt: true }),
    kind: choice('课程性质', subjectKind, { required: true }),
    departmentId: reference('开课部门', 'base.department', { required: true }),
    credit: decimal('学分', { required: true, max: 30 }),
    hours: integer('总学时', { required: true, min: 1, max: 2000 }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code']],
  columns: ['code', 'name', 'kind', 'departmentId', 'credit', 'hours', 'enabled'],
  sort: 'code',
  filters: ['code', 'name', 'kind', 'departmentId', 'enabled'],
})
