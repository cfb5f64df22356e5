import { reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code, phone } from '#domain/kits/common.ts'
import { position } from '#domain/kits/position.ts'

/** 校区: a site of the college; buildings stand on one. */
export const campus = defineResource({
  name: 'base.campus',
  label: '校区',
  title: 'name',
  lookUp: 'everybody',
  fields: {
    code: code('校区代码'),
    name: text('校区名称', { required: true, searchable: true, spelt: true }),
    cantonId: reference('所在地区', 'base.canton'),
    address: text('详细地址', { max: 200 }),
    phone: phone('联系电话'),
    ...position(),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'cantonId', 'address', 'phone', 'enabled'],
  sort: 'code',
  filters: ['code', 'name', 'enabled'],
  form: {
    基本信息: ['code', 'name', 'enabled'],
    位置与联系: ['cantonId', 'address', 'phone', 'longitude', 'latitude'],
  },
})
