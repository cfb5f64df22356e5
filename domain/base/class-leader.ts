import { reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { during, period, periodRule } from '#domain/kits/period.ts'

/** 班主任: the teacher who leads a class, and since when. */
export const classLeader = defineResource({
  name: 'base.class-leader',
  label: '班主任',
  title: 'teacherId',
  fields: {
    teacherId: reference('班主任', 'base.teacher', { required: true }),
    classId: reference('班级', 'base.class', { required: true }),
    /** The class's. */
    departmentId: reference('院系', 'base.department', { system: true }),
    ...period,
  },
  unique: [['teacherId', 'classId', 'since']],
  columns: ['teacherId', 'classId', 'departmentId', 'since', 'until'],
  sort: '-since',
  filters: ['teacherId', 'classId', 'departmentId', 'since', 'until'],
  linked: { classId: { copies: { departmentId: 'departmentId' } } },
  grants: { classes: { to: 'teacherId', over: 'classId', ...during } },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
  ],
  rules: [periodRule],
})
