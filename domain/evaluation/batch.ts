import { term } from '#domain/dictionaries/calendar.ts'
import { choice, integer, longText, moment, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { code } from '#domain/kits/common.ts'
import { closedPeriod, periodRule } from '#domain/kits/period.ts'
import { batchStates } from './words.ts'

const isOpen = ({ state }: { readonly state: string | null }) => state !== 'archived'

/** 测评批次: the evaluation of one term. What happened between its days counts. */
export const evaluationBatch = defineResource({
  name: 'evaluation.batch',
  label: '测评批次',
  title: 'name',
  lookUp: 'everybody',
  fields: {
    code: code('批次编码'),
    name: text('批次名称', { required: true, searchable: true, max: 60 }),
    academicYear: academicYear('学年', { required: true }),
    term: choice('学期', term, { required: true }),
    ...closedPeriod,
    note: longText('说明', { max: 300 }),
    state: choice('批次状态', batchStates, { system: true }),
    computedAt: moment('计算时间', { system: true }),
    students: integer('计算人数', { system: true }),
  },
  unique: [['code'], ['name'], ['academicYear', 'term']],
  columns: ['code', 'name', 'academicYear', 'term', 'since', 'until', 'students', 'computedAt', 'state'],
  sort: '-since',
  filters: ['code', 'name', 'academicYear', 'term', 'state'],
  form: { 测评批次: ['code', 'name', 'academicYear', 'term', 'since', 'until', 'note'] },
  rules: [periodRule],
  stands: {
    while: ({ state }) => state === 'archived',
    message: '批次已经归档，不能再修改或删除',
  },
  actions: {
    compute: {
      label: '计算得分',
      when: isOpen,
      single: true,
      confirm: '按当前的权重、成绩、加减分和违纪处分重新计算全部学生的得分和排名。',
    },
    archive: {
      label: '归档',
      when: ({ state, computedAt }) => state !== 'archived' && computedAt !== null,
      single: true,
      confirm: '归档后得分和排名不再变动，只供查阅、打印和评奖使用。',
    },
  },
  audited: true,
})
