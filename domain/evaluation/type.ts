import { choice, decimal, integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { baseSources, dimensions } from './words.ts'

/** 测评类型: one dimension and how it counts. Weight, base and cap are changed together, on 测评设置, after a trial. */
export const evaluationType = defineResource({
  name: 'evaluation.type',
  label: '测评类型',
  title: 'name',
  lookUp: 'everybody',
  fields: {
    code: code('类型编码'),
    name: text('类型名称', { required: true, searchable: true, max: 40 }),
    dimension: choice('测评维度', dimensions, { required: true }),
    source: choice('基础分来源', baseSources, {
      required: true,
      initial: 'fixed',
      help: '学业成绩和体质健康成绩在成绩录入中登记',
    }),
    weight: decimal('权重（%）', { system: true }),
    base: decimal('基础分', { system: true }),
    cap: decimal('封顶分', { system: true }),
    sort: integer('显示顺序', { required: true, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('说明', { max: 300 }),
  },
  unique: [['code'], ['name'], ['dimension']],
  columns: ['code', 'name', 'dimension', 'source', 'weight', 'base', 'cap', 'enabled', 'sort'],
  sort: 'sort',
  filters: ['code', 'name', 'dimension', 'source', 'enabled'],
  form: { 测评类型: ['code', 'name', 'dimension', 'source', 'sort', 'enabled', 'note'] },
  audited: true,
})
