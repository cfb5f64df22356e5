import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'

const bedForms = closed('dormitory.bed-form', '床型', {
  loft: '上床下桌',
  bunk: '上下铺',
  single: '单层床',
})

/** 房间类型: 4, 6 or 8 人间, and how its beds are built. */
export const roomType = defineResource({
  name: 'dormitory.room-type',
  label: '房间类型',
  title: 'name',
  fields: {
    code: code('类型代码'),
    name: text('类型名称', { required: true, searchable: true, max: 40 }),
    capacity: integer('额定人数', { required: true, min: 1, max: 12 }),
    bedForm: choice('床型', bedForms, { required: true, initial: 'loft' }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: text('备注', { max: 200 }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'capacity', 'bedForm', 'enabled', 'note'],
  sort: 'code',
  filters: ['code', 'name', 'capacity', 'bedForm', 'enabled'],
  lookUp: 'everybody',
})
