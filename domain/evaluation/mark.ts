import { decimal, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'

/** 成绩录入: what the academic office and the teachers of sports report for a term, by which two dimensions begin. */
export const evaluationMark = defineResource({
  name: 'evaluation.mark',
  label: '测评成绩',
  title: 'academic',
  manyRows: true,
  fields: {
    batchId: reference('测评批次', 'evaluation.batch', { required: true }),
    studentId: reference('学生', 'base.student', { required: true }),
    academic: decimal('学业成绩', { max: 100, help: '百分制加权平均成绩' }),
    fitness: decimal('体质健康成绩', { max: 120, help: '国家学生体质健康标准总分，含附加分' }),
  },
  unique: [['batchId', 'studentId']],
  columns: ['studentId', 'studentId.studentNo', 'studentId.classId', 'batchId', 'academic', 'fitness'],
  sort: '-academic',
  filters: ['batchId', ...byStudent, 'academic', 'fitness'],
  ...aboutStudent,
  audited: true,
})
