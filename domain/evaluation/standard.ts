import { choice, decimal, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { directions, eventLevels, eventRanks } from './words.ts'

/** 加减分标准: how many points an event of an item gives or takes, by level and rank. */
export const plusMinusStandard = defineResource({
  name: 'evaluation.plus-minus-standard',
  label: '加减分标准',
  title: 'name',
  lookUp: 'everybody',
  fields: {
    name: text('标准名称', { required: true, searchable: true, max: 60 }),
    parentId: reference('上级标准', 'evaluation.plus-minus-standard'),
    itemId: reference('测评项目', 'evaluation.item', { required: true }),
    direction: choice('加减分', directions, { required: true, initial: 'plus' }),
    level: choice('级别', eventLevels),
    rank: choice('名次', eventRanks),
    points: decimal('分值', { min: 0.1, max: 100, help: '留空的只作分组，不能申报' }),
    asksProof: yesNo('须附证明', { required: true, initial: true }),
    sort: integer('显示顺序', { required: true, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('说明', { max: 300 }),
  },
  unique: [['name']],
  columns: ['name', 'itemId', 'direction', 'level', 'rank', 'points', 'asksProof', 'enabled', 'sort'],
  sort: 'sort',
  filters: ['name', 'itemId', 'direction', 'level', 'rank', 'points', 'enabled'],
  parent: 'parentId',
  audited: true,
})
