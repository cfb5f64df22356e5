import { money, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'

/** 房间等级: what a bed in such a room costs a year. */
export const roomLevel = defineResource({
  name: 'dormitory.room-level',
  label: '房间等级',
  title: 'name',
  fields: {
    code: code('等级代码'),
    name: text('等级名称', { required: true, searchable: true, max: 40 }),
    fee: money('住宿费（元/学年）', { required: true, max: 20_000 }),
    facilities: text('设施标准', { max: 200 }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'fee', 'facilities', 'enabled'],
  sort: 'code',
  filters: ['code', 'name', 'enabled'],
  lookUp: 'everybody',
})
