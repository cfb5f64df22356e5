import { open } from '#domain/kernel/dictionary.ts'
import { choice, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'
import { period, periodRule } from '#domain/kits/period.ts'

const posts = open('activity.society-post', '社团职务', {
  '1': '社长',
  '2': '副社长',
  '3': '部长',
  '4': '干事',
})

/** 社团成员: a student in a society, with the post there. */
export const societyMember = defineResource({
  name: 'activity.society-member',
  label: '社团成员',
  title: 'studentId',
  fields: {
    societyId: reference('学生社团', 'activity.society', { required: true }),
    studentId: reference('学生', 'base.student', { required: true }),
    post: choice('社团职务', posts, { help: '没有职务的成员不填' }),
    ...period,
  },
  unique: [['societyId', 'studentId', 'since']],
  columns: ['societyId', 'studentId', 'studentId.studentNo', 'studentId.classId', 'post', 'since', 'until'],
  filters: ['societyId', ...byStudent, 'post', 'since', 'until'],
  ...aboutStudent,
  rules: [periodRule],
})
