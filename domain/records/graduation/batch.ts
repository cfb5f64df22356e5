import { choices, date, integer, moment, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { auditConditions } from './words.ts'

/** 毕业审核批次: which grade of which length graduates in a year, and what counts for it. */
export const graduateBatch = defineResource({
  name: 'records.graduate-batch',
  label: '毕业审核批次',
  title: 'name',
  fields: {
    name: text('批次名称', { required: true, searchable: true, max: 60 }),
    gradYear: integer('毕业年份', { required: true, ...gradeYear }),
    grade: integer('年级', { required: true, ...gradeYear }),
    length: integer('学制（年）', { required: true, min: 1, max: 8, initial: 3 }),
    maxYears: integer('最长学习年限（年）', { required: true, min: 1, max: 12, initial: 5 }),
    graduatesOn: date('毕业日期', { required: true }),
    conditions: choices('计入结论的条件', auditConditions, {
      required: true,
      initial: 'roll,years,maximum,fees,punishment,credits,training',
      help: '不在籍的学生不论是否勾选都不拟定结论；学分和军训以学业完成情况为准，没有登记的视为不符合',
    }),
    listed: integer('名单人数', { system: true }),
    listedAt: moment('生成时间', { system: true }),
  },
  unique: [['name'], ['gradYear', 'grade', 'length']],
  columns: ['name', 'gradYear', 'grade', 'length', 'maxYears', 'graduatesOn', 'listed', 'listedAt'],
  sort: ['-gradYear', '-name'],
  filters: ['name', 'gradYear', 'grade', 'length'],
  form: {
    批次: ['name', 'gradYear', 'graduatesOn', 'grade', 'length'],
    审核条件: ['maxYears', 'conditions'],
  },
  rules: [
    {
      fields: ['length', 'maxYears'],
      message: '最长学习年限不能少于学制',
      holds: ({ length, maxYears }) => maxYears >= length,
    },
    {
      fields: ['grade', 'gradYear'],
      message: '毕业年份应晚于年级',
      holds: ({ grade, gradYear }) => gradYear > grade,
    },
  ],
  actions: {
    build: {
      label: '生成名单',
      confirm: '按年级和学制列入学生，并按当前数据核对条件。已在名单中的学生只更新核对结果。',
    },
    audits: { label: '查看名单', open: { path: '/records/graduate-audit', by: 'batch' } },
  },
  audited: true,
})
