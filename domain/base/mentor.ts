import { date, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { during, period, periodRule } from '#domain/kits/period.ts'

/** 学业导师: the teacher who guides a student, and since when. */
export const mentor = defineResource({
  name: 'base.mentor',
  label: '学业导师',
  title: 'teacherId',
  fields: {
    teacherId: reference('导师', 'base.teacher', { required: true }),
    studentId: reference('学生', 'base.student', { required: true }),
    /** The student's. */
    departmentId: reference('院系', 'base.department', { system: true }),
    ...period,
  },
  unique: [['teacherId', 'studentId', 'since']],
  columns: ['teacherId', 'studentId', 'departmentId', 'since', 'until'],
  sort: '-since',
  filters: ['teacherId', 'studentId', 'departmentId', 'since', 'until'],
  linked: { studentId: { copies: { departmentId: 'departmentId' } } },
  grants: { students: { to: 'teacherId', over: 'studentId', ...during } },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'studentId', grant: 'students' },
  ],
  rules: [periodRule],
  actions: {
    replace: {
      label: '更换导师',
      single: true,
      asks: {
        newTeacherId: reference('新导师', 'base.teacher', { required: true }),
        from: date('更换日期', { required: true, help: '原导师指导到前一天' }),
      },
    },
  },
})
