import { residents } from '#domain/dictionaries/school.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
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

const faces = closed('dormitory.room-face', '朝向', {
  south: '南',
  north: '北',
  east: '东',
  west: '西',
})

/** 宿舍房间: where people live, four, six or eight together. Left open for whom, its floor says it, and else its building. */
export const room = defineResource({
  name: 'dormitory.room',
  label: '宿舍房间',
  title: 'name',
  fields: {
    /** As people call it, its building included: 学生公寓 1 栋 203. */
    name: text('房间名称', { required: true, searchable: true, spelt: true, max: 60 }),
    no: text('房间号', { required: true, max: 10 }),
    buildingId: reference('楼栋', 'base.building', { required: true }),
    floor: integer('楼层', { required: true, min: 1, max: 60 }),
    typeId: reference('房间类型', 'dormitory.room-type'),
    levelId: reference('房间等级', 'dormitory.room-level'),
    /** How many may live there: the room types are 4, 6 and 8 人间. */
    capacity: integer('额定人数', { required: true, min: 1, max: 12 }),
    residents: choice('住宿对象', residents, { help: '留空时按楼层或楼栋的住宿对象' }),
    departmentId: reference('归属学院', 'base.department', { help: '填写后只安排该学院的学生' }),
    face: choice('朝向', faces),
    balcony: yesNo('阳台'),
    bathroom: yesNo('独立卫生间'),
    aircon: yesNo('空调'),
    state: choice('房间状态', roomState, { required: true, initial: 'open' }),
  },
  unique: [['buildingId', 'no'], ['name']],
  indexes: [['buildingId', 'floor']],
  columns: ['name', 'buildingId', 'floor', 'no', 'typeId', 'levelId', 'capacity', 'departmentId', 'state'],
  sort: 'name',
  filters: ['name', 'buildingId', 'floor', 'typeId', 'levelId', 'capacity', 'departmentId', 'state'],
  form: {
    房间: ['name', 'no', 'buildingId', 'floor', 'typeId', 'levelId', 'capacity', 'state'],
    安排: ['residents', 'departmentId'],
    设施: ['face', 'balcony', 'bathroom', 'aircon'],
  },
  scope: [{ field: 'buildingId', grant: 'buildings' }],
})

export type RoomState = keyof typeof roomState.labels
