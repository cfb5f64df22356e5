import { counsellorCategory } from '#domain/dictionaries/school.ts'
import { choice, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { during, period, periodRule } from '#domain/kits/period.ts'

/** 辅导员带班: which counsellor looks after a class, and since when. One to 200 students is the rule. */
export const counsellor = defineResource({
  name: 'base.counsellor',
  label: '辅导员带班',
  title: 'teacherId',
  fields: {
    teacherId: reference('辅导员', 'base.teacher', { required: true }),
    classId: reference('班级', 'base.class', { required: true }),
    /** The class's. */
    departmentId: reference('院系', 'base.department', { system: true }),
    category: choice('辅导员类别', counsellorCategory),
    ...period,
  },
  unique: [['teacherId', 'classId', 'since']],
  columns: ['teacherId', 'classId', 'departmentId', 'category', 'since', 'until'],
  sort: '-since',
  filters: ['teacherId', 'classId', 'departmentId', 'category', 'since', 'until'],
  linked: { classId: { copies: { departmentId: 'departmentId' } } },
  grants: { classes: { to: 'teacherId', over: 'classId', ...during } },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
  ],
  rules: [periodRule],
  reported: true,
})
