import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const roomState = closed(
  'dormitory.room-state',
  '房间状态',
  {
    open: '启用',
    disabled: '停用',
    repairing: '维修',
    sealed: '封闭',
  },
  { open: 'success', repairing: 'warning', sealed: 'danger' },
)

/** 宿舍房间: where people live, four, six or eight together. Its building says for whom. */
export const room = defineResource({
  name: 'dormitory.room',
  label: '宿舍房间',
  title: 'name',
  fields: {
    /** As people call it, its building included: 学生公寓 1 栋 203. */
    name: text('房间名称', { required: true, searchable: true, max: 60 }),
    no: text('房间号', { required: true, max: 10 }),
    buildingId: reference('楼栋', 'base.building', { required: true }),
    floor: integer('楼层', { required: true, min: 1, max: 60 }),
    /** How many may live there: the room types are 4, 6 and 8 人间. */
    capacity: integer('额定人数', { required: true, min: 1, max: 12 }),
    state: choice('房间状态', roomState, { required: true, initial: 'open' }),
  },
  unique: [['buildingId', 'no'], ['name']],
  columns: ['name', 'buildingId', 'floor', 'no', 'capacity', 'state'],
  sort: 'name',
  filters: ['name', 'buildingId', 'floor', 'capacity', 'state'],
  scope: [{ field: 'buildingId', grant: 'buildings' }],
})
