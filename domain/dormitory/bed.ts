import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { bedStateOf } from './bed-state.ts'

export const bedState = closed(
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

const bedMark = closed('dormitory.bed-mark', '床位标记', {
  locked: '锁定',
  repairing: '维修',
  disabled: '停用',
  reserved: '学院预留',
})

export type BedState = keyof typeof bedState.labels
export type BedMark = keyof typeof bedMark.labels

/** 床位: what one student is given of a room, with its key. Who sleeps in it follows from the stays. */
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
    /** Keeps it from being given away; 学院预留 but to students of the room's college. */
    mark: choice('床位标记', bedMark, { help: '锁定、维修和停用的床位不再安排学生' }),
    keyNo: text('钥匙号', { max: 20 }),
    /** The student of its open stay. */
    studentId: reference('入住学生', 'base.student', { system: true }),
    /** The student for whom it is kept until they move in. */
    promisedId: reference('预分配给', 'base.student', { system: true }),
    state: choice('床位状态', bedState, { system: true }),
    /** Counts the codes of its label: a new one ends those before. */
    codeVersion: integer('床位码版次', { system: true }),
  },
  unique: [['roomId', 'no'], ['name'], ['studentId'], ['promisedId']],
  columns: ['name', 'buildingId', 'roomId', 'no', 'state', 'studentId', 'promisedId', 'mark', 'keyNo'],
  sort: 'name',
  filters: ['name', 'buildingId', 'roomId', 'state', 'studentId', 'promisedId', 'mark', 'keyNo'],
  linked: { roomId: { copies: { buildingId: 'buildingId' } } },
  computed: { state: { from: ['mark', 'studentId', 'promisedId'], is: bedStateOf } },
  scope: [{ field: 'buildingId', grant: 'buildings' }],
  permissions: { labels: '打印床位码' },
  actions: {
    renewCode: {
      label: '更换床位码',
      confirm: '原来打印的床位码立即失效，请重新打印并粘贴。',
    },
  },
})
