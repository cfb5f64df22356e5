import { reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { period, periodRule } from '#domain/kits/period.ts'

/** 寝室长: the one of those who live in a room that speaks for it. */
export const roomMaster = defineResource({
  name: 'dormitory.room-master',
  label: '寝室长',
  title: 'studentId',
  fields: {
    /** In which they sleep. */
    roomId: reference('房间', 'dormitory.room', { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    studentId: reference('学生', 'base.student', { required: true }),
    classId: reference('班级', 'base.class', { system: true }),
    ...period,
  },
  uniqueWhile: { empty: 'until', groups: [['roomId'], ['studentId']] },
  columns: ['roomId', 'buildingId', 'studentId', 'classId', 'since', 'until'],
  sort: '-since',
  filters: ['roomId', 'buildingId', 'studentId', 'classId', 'since', 'until'],
  linked: {
    roomId: { copies: { buildingId: 'buildingId' } },
    studentId: { copies: { classId: 'classId' } },
  },
  scope: [
    { field: 'buildingId', grant: 'buildings' },
    { field: 'classId', grant: 'classes' },
  ],
  rules: [periodRule],
})
