import { choice, integer, longText, money } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { insuranceKinds } from './insurance-words.ts'

/** 理赔标准: how cases of an insurance kind are paid. */
export const insuranceStandard = defineResource({
  name: 'affairs.insurance-standard',
  label: '理赔标准',
  title: 'kind',
  fields: {
    kind: choice('险种', insuranceKinds, { required: true }),
    deductible: money('免赔额（元）', { required: true, max: 100_000, help: '每次理赔由学生自行承担的部分' }),
    ratio: integer('赔付比例（%）', { required: true, min: 1, max: 100 }),
    cap: money('年度赔付上限（元）', { required: true, max: 1_000_000, help: '同一学生一年内该险种的合计' }),
    claimDays: integer('报案期限（天）', { required: true, min: 1, max: 730, help: '自出险日期起算' }),
    note: longText('说明', { max: 500 }),
  },
  unique: [['kind']],
  columns: ['kind', 'deductible', 'ratio', 'cap', 'claimDays'],
  sort: 'kind',
  filters: ['kind'],
  audited: true,
})
