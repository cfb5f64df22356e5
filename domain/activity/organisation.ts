import { open } from '#domain/kernel/dictionary.ts'
import { choice, date, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const levels = open('activity.organisation-level', '组织级别', { '1': '校级', '2': '院级' })

/** 学生组织: a union, a club of volunteers and the like, under a department that guides it. */
export const organisation = defineResource({
  name: 'activity.organisation',
  label: '学生组织',
  title: 'name',
  fields: {
    name: text('组织名称', { required: true, searchable: true, spelt: true }),
    level: choice('组织级别', levels, { required: true }),
    departmentId: reference('指导单位', 'base.department', { required: true }),
    adviserId: reference('指导教师', 'base.teacher', { required: true }),
    foundedOn: date('成立日期'),
    duties: longText('组织职责', { max: 1000 }),
  },
  unique: [['name']],
  columns: ['name', 'level', 'departmentId', 'adviserId', 'foundedOn'],
  filters: ['name', 'level', 'departmentId', 'adviserId'],
})
