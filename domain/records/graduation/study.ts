import { choice, date, decimal, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'
import { trainingResults } from './words.ts'

const credits = { required: true, max: 400 } as const

/** 学业完成情况: what a student has earned of the training plan, as the teaching affairs office knows it and hands it over. */
export const graduateStudy = defineResource({
  name: 'records.graduate-study',
  label: '学业完成情况',
  title: 'studentId',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    planCredits: decimal('应修学分', { ...credits, min: 1, help: '人才培养方案规定的毕业学分' }),
    credits: decimal('已修学分', { ...credits, min: 0 }),
    training: choice('军训', trainingResults, { required: true }),
    countedOn: date('统计日期', { required: true }),
    note: text('备注', { max: 200 }),
  },
  unique: [['studentId']],
  ...aboutStudent,
  columns: [
    ...(['studentId', 'studentId.studentNo', 'studentId.classId', 'credits', 'planCredits'] as const),
    ...(['training', 'countedOn', 'note'] as const),
  ],
  sort: '-countedOn',
  filters: [...byStudent, 'studentId.grade', 'credits', 'planCredits', 'training', 'countedOn'],
  form: { 学业: ['studentId', 'credits', 'planCredits', 'training'], 来源: ['countedOn', 'note'] },
  audited: true,
  reported: true,
})
