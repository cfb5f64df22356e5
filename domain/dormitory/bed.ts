import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const bedState = closed(
  'dormitory.bed-state',
  '床位状态',
  {
    free: '空闲',
    preassigned: '预分配',
    occupied: '已入住',
    locked: '锁定',
    repairing: '维修',
    disabled: '停用',
    reserved: '学院预留',
  },
  {
    free: 'success',
    preassigned: 'info',
    occupied: 'accent',
    locked: 'warning',
    repairing: 'warning',
    reserved: 'info',
  },
)

/** 床位: what one student is given of a room, with its key. */
export const bed = defineResource({
  name: 'dormitory.bed',
  label: '床位',
  title: 'name',
  fields: {
    /** As people call it: 学生公寓 1 栋 203-4. */
    name: text('床位名称', { required: true, searchable: true, max: 70 }),
    roomId: reference('房间', 'dormitory.room', { required: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    no: integer('床号', { required: true, min: 1, max: 12 }),
    state: choice('床位状态', bedState, { required: true, initial: 'free' }),
    keyNo: text('钥匙号', { max: 20 }),
  },
  unique: [['roomId', 'no'], ['name']],
  columns: ['name', 'buildingId', 'roomId', 'no', 'state', 'keyNo'],
  sort: 'name',
  filters: ['name', 'buildingId', 'roomId', 'state', 'keyNo'],
  linked: { roomId: { copies: { buildingId: 'buildingId' } } },
  scope: [{ field: 'buildingId', grant: 'buildings' }],
})
