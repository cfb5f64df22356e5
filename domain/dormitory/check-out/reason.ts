import { endReasons } from '#domain/dormitory/stay.ts'
import { choice, integer, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'

/** 退宿原因: why somebody leaves, and how the end of the stay is kept. */
export const checkOutReason = defineResource({
  name: 'dormitory.checkout-reason',
  label: '退宿原因',
  title: 'name',
  fields: {
    code: code('原因代码'),
    name: text('原因名称', { required: true, searchable: true, max: 20 }),
    endReason: choice('住宿登记迁出原因', endReasons, { required: true, initial: 'checkout' }),
    sort: integer('显示顺序', { required: true, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'endReason', 'enabled', 'sort'],
  sort: 'sort',
  filters: ['code', 'name', 'endReason', 'enabled'],
  audited: true,
})
