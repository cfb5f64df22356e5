import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, longText, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, ofStudent } from '#domain/kits/of-student.ts'

export const beginReasons = closed('dormitory.stay-begin', '入住原因', {
  entry: '新生入住',
  change: '调宿',
  resumption: '复学',
  return: '返校住宿',
})

export const endReasons = closed('dormitory.stay-end', '迁出原因', {
  change: '调宿',
  checkout: '退宿',
  graduation: '毕业',
  suspension: '休学',
  outside: '走读',
  mistake: '登记有误',
})

export const staySources = closed('dormitory.stay-source', '入住方式', {
  assigned: '分配',
  chosen: '自选',
  adjusted: '调整',
})

export type BeginReason = keyof typeof beginReasons.labels
export type EndReason = keyof typeof endReasons.labels
export type StaySource = keyof typeof staySources.labels

/**
 * 住宿登记: who slept in which bed, from the night of one day until that of another, which is not theirs any more. It is
 * open while it lasts. Rows are begun and ended, never changed, so that any day of the past can be asked for.
 */
export const stay = defineResource({
  name: 'dormitory.stay',
  label: '住宿登记',
  title: 'bedId',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    bedId: reference('床位', 'dormitory.bed', { required: true }),
    since: date('入住日期', { required: true }),
    until: date('迁出日期', { system: true }),
    reason: choice('入住原因', beginReasons, { required: true, initial: 'entry' }),
    source: choice('入住方式', staySources, { required: true, initial: 'assigned' }),
    endReason: choice('迁出原因', endReasons, { system: true }),
    note: longText('备注', { max: 200 }),
    roomId: reference('房间', 'dormitory.room', { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    ...ofStudent,
  },
  uniqueWhile: { empty: 'until', groups: [['studentId'], ['bedId']] },
  indexes: [
    ['studentId', 'since'],
    ['bedId', 'since'],
    ['buildingId', 'since'],
  ],
  columns: ['studentId', 'classId', 'bedId', 'since', 'reason', 'source', 'until', 'endReason'],
  sort: '-since',
  filters: [
    'studentId',
    'departmentId',
    'classId',
    'buildingId',
    'roomId',
    'bedId',
    'since',
    'until',
    'reason',
    'endReason',
    'source',
  ],
  form: { 入住: ['studentId', 'bedId', 'since', 'reason', 'source', 'note'] },
  linked: {
    bedId: { copies: { roomId: 'roomId', buildingId: 'buildingId' } },
    ...copiedOfStudent,
  },
  scope: [
    { field: 'buildingId', grant: 'buildings' },
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
    { field: 'studentId', grant: 'self' },
  ],
  writes: ['add'],
  actions: {
    move: {
      label: '调换床位',
      when: ({ until }) => until === null,
      asks: {
        bedId: reference('新床位', 'dormitory.bed', { required: true }),
        on: date('调换日期', { required: true }),
      },
    },
    moveOut: {
      label: '办理迁出',
      when: ({ until }) => until === null,
      asks: {
        until: date('迁出日期', { required: true }),
        endReason: choice('迁出原因', endReasons, { required: true, initial: 'checkout' }),
      },
      danger: true,
    },
  },
})
