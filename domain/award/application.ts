import { term } from '#domain/dictionaries/calendar.ts'
import { choice, date, decimal, files, integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { awardFlow } from './flow.ts'
import { applicationStates } from './words.ts'

const system = { system: true } as const

/** 奖项申请: what a student asks for, how the conditions were judged last, and by which figures the college ranks. */
export const awardApplication = defineResource({
  name: 'award.application',
  label: '奖项申请',
  title: 'title',
  manyRows: true,
  fields: {
    title: text('申请事项', { system: true, searchable: true, quotes: ['base.student'], max: 160 }),
    studentId: reference('学生', 'base.student', system),
    className: text('公示班级', { system: true, max: 60 }),
    batchId: reference('评选批次', 'award.batch', { required: true }),
    projectId: reference('奖项', 'award.project', system),
    /** As a notice names it. */
    awardName: text('申请奖项', { system: true, max: 60 }),
    academicYear: academicYear('评选学年', system),
    term: choice('评选学期', term, system),
    reason: longText('申请理由', { required: true, max: 2000, help: '写明学年内的学习、实践和表现' }),
    achievements: longText('主要荣誉与成果', { max: 1000 }),
    proof: files('证明材料', { most: 9 }),
    score: decimal('综合得分', system),
    second: decimal('第二指标', system),
    standing: text('测评排名', { system: true, max: 80 }),
    /** A line for each condition, as it was judged when it was handed in or last passed by somebody. */
    checks: longText('评选条件核对', { system: true, max: 4000 }),
    judgedOn: date('核对日期', system),
    collegeDays: integer('学院公示（工作日）', system),
    schoolDays: integer('学校公示（工作日）', system),
    state: choice('评审状态', applicationStates, system),
    ...ofStudent,
  },
  unique: [['studentId', 'batchId']],
  indexes: [
    ['batchId', 'departmentId', 'state'],
    ['studentId', 'academicYear'],
  ],
  columns: ['studentId', 'classId', 'projectId', 'academicYear', 'score', 'standing', 'judgedOn', 'state'],
  sort: ['-academicYear', '-score'],
  filters: [
    ...(['studentId', 'classId', 'departmentId', 'batchId', 'projectId', 'academicYear'] as const),
    ...(['term', 'score', 'state'] as const),
  ],
  form: { 申请: ['batchId', 'reason', 'achievements', 'proof'] },
  linked: copiedOfStudent,
  scope: studentScope,
  permissions: { rank: '查看名额与排名', allot: '调整学院名额' },
  audited: true,
  reported: true,
  flow: awardFlow,
})
