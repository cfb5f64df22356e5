import { choice, integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { awardCategories, awardPeriods } from './words.ts'

/** 奖项类型: what kind of award, and whether it is given by year or by term. */
export const awardType = defineResource({
  name: 'award.type',
  label: '奖项类型',
  title: 'name',
  lookUp: 'everybody',
  fields: {
    code: code('类型编码'),
    name: text('类型名称', { required: true, searchable: true, max: 40 }),
    category: choice('奖项类别', awardCategories, { required: true }),
    period: choice('评选周期', awardPeriods, { required: true, initial: 'year' }),
    sort: integer('显示顺序', { required: true, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('说明', { max: 300 }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'category', 'period', 'enabled', 'sort'],
  sort: 'sort',
  filters: ['code', 'name', 'category', 'period', 'enabled'],
  form: { 奖项类型: ['code', 'name', 'category', 'period', 'sort', 'enabled', 'note'] },
  audited: true,
})
