import { date, decimal, integer, longText, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { inOrder, oneAfterOther } from '#domain/kits/period.ts'

const from = (label: string) => integer(label, { required: true, min: 1, max: 100 })

/** 困难认定批次: the round of a school year, with its window, its notice, its places and the points of each level. */
export const hardshipBatch = defineResource({
  name: 'affairs.hardship-batch',
  label: '困难认定批次',
  title: 'name',
  fields: {
    name: text('批次名称', { required: true, searchable: true, max: 60 }),
    academicYear: academicYear('学年', { required: true }),
    opensOn: date('申请开始', { required: true }),
    closesOn: date('申请截止', { required: true }),
    endsOn: date('认定有效期至', { required: true, help: '到期后学生须在新学年重新申请' }),
    noticeDays: integer('公示天数（工作日）', {
      required: true,
      min: 5,
      max: 30,
      initial: 5,
      help: '不少于 5 个工作日',
    }),
    places: integer('学校总名额', { min: 1, max: 100_000, help: '总名额与认定比例填写一项' }),
    ratio: decimal('认定比例（%）', { min: 0.1, max: 100, help: '按在校生人数计算总名额' }),
    specialFrom: from('特别困难不低于（分）'),
    hardFrom: from('困难不低于（分）'),
    plainFrom: from('一般困难不低于（分）'),
    /** As it was distributed; nothing until then. */
    total: integer('已下达名额', { system: true }),
    note: longText('申请须知', { max: 1000 }),
  },
  unique: [['academicYear'], ['name']],
  columns: [
    'name',
    'academicYear',
    'opensOn',
    'closesOn',
    'endsOn',
    'noticeDays',
    'places',
    'ratio',
    'total',
  ],
  sort: '-academicYear',
  filters: ['name', 'academicYear', 'opensOn', 'closesOn'],
  form: {
    批次: ['name', 'academicYear', 'opensOn', 'closesOn', 'endsOn', 'noticeDays', 'note'],
    名额: ['places', 'ratio'],
    评分标准: ['specialFrom', 'hardFrom', 'plainFrom'],
  },
  rules: [
    inOrder('opensOn', 'closesOn', '申请截止不能早于申请开始'),
    oneAfterOther('closesOn', 'endsOn', '认定有效期应晚于申请截止'),
    {
      fields: ['places', 'ratio'],
      message: '总名额与认定比例应填写且只填写一项',
      holds: ({ places, ratio }) => (places === null) !== (ratio === null),
    },
    {
      fields: ['specialFrom', 'hardFrom', 'plainFrom'],
      message: '困难程度越高，分数应越高',
      holds: ({ specialFrom, hardFrom, plainFrom }) => specialFrom > hardFrom && hardFrom > plainFrom,
    },
  ],
  lookUp: 'everybody',
  audited: true,
})
