import { choice, decimal, integer, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { scoreLine } from './score-line.ts'
import { scoreSheet } from './sheet.ts'
import { scoreLevels, scoreStates } from './words.ts'

const points = (label: string) => decimal(label, { system: true })
const place = (label: string) => integer(label, { system: true })

/**
 * 综合得分: what a student comes to in a batch and where that stands, computed by the server alone. Class, major and grade
 * are those of the computation.
 */
export const combinedScore = defineResource({
  name: 'evaluation.combined-score',
  label: '综合测评得分',
  title: 'number',
  tellsApart: 'studentId',
  manyRows: true,
  fields: {
    number: text('测评编号', { system: true, searchable: true, max: 80 }),
    batchId: reference('测评批次', 'evaluation.batch', { system: true }),
    /** Year and term, `2026-2027-1`: they sort as they follow one another. */
    period: text('学年学期', { system: true, max: 12 }),
    studentId: reference('学生', 'base.student', { system: true }),
    ...ofStudent,
    majorId: reference('专业', 'base.major', { system: true }),
    grade: integer('年级', { system: true, ...gradeYear }),
    moral: points('德育'),
    intellectual: points('智育'),
    physical: points('体育'),
    aesthetic: points('美育'),
    labour: points('劳育'),
    total: points('综合得分'),
    level: choice('测评等级', scoreLevels, { system: true }),
    yearTotal: points('学年综合分'),
    classRank: place('班级排名'),
    classSize: place('班级人数'),
    majorRank: place('专业排名'),
    majorSize: place('专业人数'),
    gradeRank: place('年级排名'),
    gradeSize: place('年级人数'),
    declared: place('申报次数'),
    state: choice('得分状态', scoreStates, { system: true }),
    objection: longText('异议内容', { system: true, max: 500 }),
    objectedAt: moment('异议时间', { system: true }),
    reply: longText('异议答复', { system: true, max: 500 }),
    repliedAt: moment('答复时间', { system: true }),
  },
  unique: [['batchId', 'studentId'], ['number']],
  indexes: [
    ['period', 'total'],
    ['batchId', 'classId', 'classRank'],
    ['studentId', 'batchId'],
  ],
  columns: [
    ...(['number', 'studentId', 'classId', 'period', 'total', 'level'] as const),
    ...(['classRank', 'gradeRank', 'state'] as const),
  ],
  sort: ['-period', '-total'],
  filters: [
    ...(['batchId', 'period', 'studentId', 'classId', 'departmentId', 'majorId', 'grade'] as const),
    ...(['total', 'level', 'classRank', 'declared', 'state'] as const),
  ],
  lines: { parts: { resource: scoreLine, by: 'scoreId', most: 10 } },
  scope: studentScope,
  writes: [],
  actions: {
    sheet: { label: '打印测评表', print: scoreSheet },
    object: {
      label: '提出异议',
      by: 'studentId',
      when: ({ state }) => state === 'computed' || state === 'answered',
      asks: { objection: longText('异议内容', { required: true, max: 500 }) },
      keep: true,
      set: { state: 'objected' },
    },
    answer: {
      label: '答复异议',
      when: ({ state }) => state === 'objected',
      asks: { reply: longText('异议答复', { required: true, max: 500 }) },
      keep: true,
      set: { state: 'answered' },
    },
  },
  audited: true,
  reported: true,
})
