import { term } from '#domain/dictionaries/calendar.ts'
import { choice, date, decimal, integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { inOrder } from '#domain/kits/period.ts'

/** 评选批次: an award of one school year or term, with its window, its notices, its places and the evaluation it goes by. */
export const awardBatch = defineResource({
  name: 'award.batch',
  label: '评选批次',
  title: 'name',
  lookUp: 'everybody',
  fields: {
    name: text('批次名称', { required: true, searchable: true, max: 80 }),
    projectId: reference('奖项', 'award.project', { required: true }),
    academicYear: academicYear('评选学年', { required: true }),
    term: choice('评选学期', term, { help: '按学期评选的奖项填写' }),
    evaluationBatchId: reference('测评批次', 'evaluation.batch', { help: '排名和得分按这一批次计算' }),
    opensOn: date('申请开始', { required: true }),
    closesOn: date('申请截止', { required: true }),
    collegeDays: integer('学院公示（工作日）', { required: true, min: 3, max: 30, initial: 3 }),
    schoolDays: integer('学校公示（工作日）', { required: true, min: 5, max: 30, initial: 5 }),
    places: integer('学校总名额', { min: 1, max: 100_000, help: '总名额与评选比例填写一项' }),
    ratio: decimal('评选比例（%）', { min: 0.01, max: 100, help: '按在校生人数计算总名额' }),
    /** As it was distributed; nothing until then. */
    total: integer('已下达名额', { system: true }),
    note: longText('申请须知', { max: 1000 }),
  },
  unique: [['name'], ['projectId', 'academicYear', 'term']],
  columns: [
    ...(['name', 'academicYear', 'term', 'opensOn', 'closesOn'] as const),
    ...(['evaluationBatchId', 'places', 'ratio', 'total'] as const),
  ],
  sort: ['-opensOn', 'name'],
  filters: ['name', 'projectId', 'academicYear', 'term', 'opensOn', 'closesOn'],
  form: {
    批次: ['name', 'projectId', 'academicYear', 'term', 'evaluationBatchId', 'opensOn', 'closesOn', 'note'],
    名额与公示: ['places', 'ratio', 'collegeDays', 'schoolDays'],
  },
  rules: [
    inOrder('opensOn', 'closesOn', '申请截止不能早于申请开始'),
    {
      fields: ['places', 'ratio'],
      message: '总名额与评选比例应填写且只填写一项',
      holds: ({ places, ratio }) => (places === null) !== (ratio === null),
    },
  ],
  actions: {
    distribute: {
      label: '下达名额',
      single: true,
      confirm: '按各学院在校人数分配名额，余数按最大余数法分配；手工调整过的名额会重新计算。',
    },
  },
  audited: true,
})
