import {
  choice,
  choices,
  date,
  files,
  longText,
  moment,
  money,
  reference,
  text,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { classScope, copiedOfStudent, ofStudent } from '#domain/kits/of-student.ts'
import { checkOutFlow } from './flow.ts'
import { checkedItems, checkOutStates } from './words.ts'

/** 退宿申请: a student leaves the dormitory; the stay ends once the property was checked. */
export const checkOut = defineResource({
  name: 'dormitory.checkout',
  label: '退宿申请',
  title: 'title',
  manyRows: true,
  fields: {
    title: text('退宿事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    studentId: reference('学生', 'base.student', { system: true }),
    reasonId: reference('退宿原因', 'dormitory.checkout-reason', { required: true }),
    leavesOn: date('计划离开日期', { required: true }),
    note: longText('具体说明', { required: true, max: 500 }),
    proof: files('证明材料', { most: 6 }),
    state: choice('退宿状态', checkOutStates, { system: true }),
    bedId: reference('床位', 'dormitory.bed', { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    items: choices('完好的物品', checkedItems, { system: true }),
    damage: longText('损坏情况', { system: true, max: 300 }),
    compensation: money('赔偿金额（元）', { system: true }),
    photos: files('损坏照片', { system: true, most: 6 }),
    receiptNo: text('收据编号', { system: true, max: 40 }),
    leftAt: moment('退宿时间', { system: true }),
    ...ofStudent,
  },
  indexes: [
    ['studentId', 'leavesOn'],
    ['state', 'leavesOn'],
  ],
  columns: ['studentId', 'classId', 'reasonId', 'bedId', 'leavesOn', 'compensation', 'leftAt', 'state'],
  sort: '-leavesOn',
  filters: [
    'studentId',
    'classId',
    'departmentId',
    'reasonId',
    'buildingId',
    'leavesOn',
    'leftAt',
    'compensation',
    'state',
  ],
  linked: {
    ...copiedOfStudent,
    bedId: { copies: { buildingId: 'buildingId' } },
  },
  scope: [...classScope, { field: 'buildingId', grant: 'buildings' }, { field: 'studentId', grant: 'self' }],
  audited: true,
  flow: checkOutFlow,
})

/** From the sending to the end: of these a student has one at a time. */
export const leavingStates = ['reviewing', 'checking', 'owing'] as const
