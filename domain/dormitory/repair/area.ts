import { integer, longText, reference, references, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { phone } from '#domain/kits/common.ts'

/** 维修区域: which worker serves which buildings, for which kinds of repairs. */
export const repairArea = defineResource({
  name: 'dormitory.repair-area',
  label: '维修区域',
  title: 'name',
  fields: {
    name: text('区域名称', {
      required: true,
      searchable: true,
      spelt: true,
      max: 40,
      help: '如：本部校区水电',
    }),
    workerId: reference('维修工', 'system.user', { required: true, colleagues: true }),
    phone: phone('联系电话'),
    buildingIds: references('负责楼栋', 'base.building', { most: 100, help: '留空表示全部楼栋' }),
    typeIds: references('负责类型', 'dormitory.repair-type', {
      most: 50,
      help: '含下级类型；留空表示全部类型',
    }),
    capacity: integer('同时处理上限', { min: 1, max: 200, help: '派单时超过上限会提示；留空表示不限' }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('备注', { max: 300 }),
  },
  unique: [['name']],
  columns: ['name', 'workerId', 'phone', 'buildingIds', 'typeIds', 'capacity', 'enabled'],
  sort: 'name',
  filters: ['name', 'workerId', 'enabled'],
  audited: true,
})
