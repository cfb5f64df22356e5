import { residents } from '#domain/dictionaries/school.ts'
import { choice, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 楼层: a floor of a dormitory. In a building of 男女分层 it says for whom. */
export const floor = defineResource({
  name: 'dormitory.floor',
  label: '楼层',
  title: 'name',
  fields: {
    name: text('楼层名称', { required: true, searchable: true, max: 60 }),
    buildingId: reference('楼栋', 'base.building', { required: true }),
    no: integer('楼层号', { required: true, min: 1, max: 60 }),
    residents: choice('住宿对象', residents, { help: '留空时按楼栋的住宿对象' }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: text('备注', { max: 200 }),
  },
  unique: [['buildingId', 'no'], ['name']],
  columns: ['name', 'buildingId', 'no', 'residents', 'enabled', 'note'],
  sort: 'name',
  filters: ['name', 'buildingId', 'no', 'residents', 'enabled'],
  scope: [{ field: 'buildingId', grant: 'buildings' }],
})
