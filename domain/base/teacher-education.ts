import { degree, education } from '#domain/dictionaries/national.ts'
import { choice, date, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { oneAfterOther } from '#domain/kits/period.ts'

/** 教育经历: where a teacher studied, filled within the teacher's own form. */
export const teacherEducation = defineResource({
  name: 'base.teacher-education',
  label: '教育经历',
  title: 'school',
  fields: {
    teacherId: reference('教师', 'base.teacher', { system: true }),
    since: date('入学日期', { required: true }),
    until: date('毕业日期'),
    school: text('毕业院校', { required: true, max: 100 }),
    subject: text('所学专业', { max: 100 }),
    education: choice('学历', education, { required: true }),
    degree: choice('学位', degree),
  },
  columns: ['since', 'until', 'school', 'subject', 'education', 'degree'],
  filters: [],
  rules: [oneAfterOther('since', 'until', '毕业日期应晚于入学日期')],
})
