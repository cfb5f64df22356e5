import {
  choice,
  integer,
  longText,
  money,
  reference,
  references,
  text,
  yesNo,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { awardLevels } from './words.ts'

/** 奖项: what is awarded, how much, by whom, and beside which others it is not given. */
export const awardProject = defineResource({
  name: 'award.project',
  label: '奖项',
  title: 'name',
  lookUp: 'everybody',
  fields: {
    code: code('奖项编码'),
    name: text('奖项名称', { required: true, searchable: true, max: 60 }),
    typeId: reference('奖项类型', 'award.type', { required: true }),
    level: choice('奖项等级', awardLevels, { required: true }),
    amount: money('奖励金额（元）', { max: 100_000, help: '荣誉称号等没有奖金的不填' }),
    unit: text('授予或资助单位', { required: true, max: 60 }),
    fund: text('资金来源', { max: 60, help: '如：中央财政、校友基金' }),
    excludes: references('互斥奖项', 'award.project', { most: 30, help: '同一学年不能与这些奖项兼得' }),
    sort: integer('显示顺序', { required: true, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('说明', { max: 500 }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'typeId', 'level', 'amount', 'unit', 'fund', 'enabled', 'sort'],
  sort: 'sort',
  filters: ['code', 'name', 'typeId', 'level', 'amount', 'fund', 'enabled'],
  form: {
    奖项: ['code', 'name', 'typeId', 'level', 'sort', 'enabled', 'note'],
    奖金与兼得: ['amount', 'unit', 'fund', 'excludes'],
  },
  audited: true,
})
