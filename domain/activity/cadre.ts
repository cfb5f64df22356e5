import { open } from '#domain/kernel/dictionary.ts'
import { choice, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'
import { period, periodRule } from '#domain/kits/period.ts'

const posts = open('activity.cadre-post', '干部职务', {
  '01': '主席',
  '02': '副主席',
  '03': '部长',
  '04': '副部长',
  '05': '班长',
  '06': '团支部书记',
  '07': '委员',
})

const appraisals = open('activity.cadre-appraisal', '考核结果', {
  '1': '优秀',
  '2': '合格',
  '3': '基本合格',
  '4': '不合格',
})

/** 学生干部: a student's post in an organisation or in the own class, from when to when, and how it was done. */
export const cadre = defineResource({
  name: 'activity.cadre',
  label: '学生干部',
  title: 'studentId',
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    organisationId: reference('任职组织', 'activity.organisation', { help: '在本班任职的不填' }),
    post: choice('干部职务', posts, { required: true }),
    ...period,
    appraisal: choice('考核结果', appraisals),
  },
  unique: [['studentId', 'post', 'since']],
  columns: ['studentId', 'studentId.classId', 'organisationId', 'post', 'since', 'until', 'appraisal'],
  filters: [...byStudent, 'organisationId', 'post', 'since', 'until', 'appraisal'],
  ...aboutStudent,
  rules: [periodRule],
})
