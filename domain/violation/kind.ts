import { choice, integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { violationCategories, violationLevels } from './words.ts'

/** 违纪种类: a clause of the rules, what it leads to and how many points it costs. */
export const violationKind = defineResource({
  name: 'violation.kind',
  label: '违纪种类',
  title: 'name',
  fields: {
    code: code('种类编码'),
    name: text('种类名称', { required: true, searchable: true, max: 40 }),
    category: choice('违纪类别', violationCategories, { required: true }),
    clause: text('依据条款', { max: 100, help: '如：《学生违纪处分办法》第十二条' }),
    level: choice('处理等次', violationLevels, { required: true }),
    points: integer('基础扣分', { required: true, max: 100 }),
    repeatPoints: integer('再犯加扣', {
      required: true,
      max: 100,
      help: '影响期内每有一次同种违纪，多扣的分',
    }),
    mostPoints: integer('一次最多扣分', { required: true, min: 1, max: 100 }),
    asksProof: yesNo('须附证据', { required: true }),
    sort: integer('显示顺序', { required: true, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('说明', { max: 300 }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'category', 'level', 'points', 'repeatPoints', 'mostPoints', 'enabled', 'sort'],
  sort: 'sort',
  filters: ['code', 'name', 'category', 'level', 'enabled'],
  rules: [
    {
      fields: ['points', 'mostPoints'],
      message: '基础扣分不能超过一次最多扣分',
      holds: ({ points, mostPoints }) => points <= mostPoints,
    },
  ],
  lookUp: 'everybody',
  audited: true,
})
