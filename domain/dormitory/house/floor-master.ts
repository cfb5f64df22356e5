import { reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { mobile } from '#domain/kits/common.ts'
import { period, periodRule } from '#domain/kits/period.ts'

/** 楼层长: the student who speaks for a floor. */
export const floorMaster = defineResource({
  name: 'dormitory.floor-master',
  label: '楼层长',
  title: 'studentId',
  fields: {
    floorId: reference('楼层', 'dormitory.floor', { required: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    studentId: reference('学生', 'base.student', { required: true }),
    classId: reference('班级', 'base.class', { system: true }),
    phone: mobile('联系电话'),
    ...period,
  },
  uniqueWhile: { empty: 'until', groups: [['floorId']] },
  columns: ['floorId', 'buildingId', 'studentId', 'classId', 'phone', 'since', 'until'],
  sort: '-since',
  filters: ['floorId', 'buildingId', 'studentId', 'classId', 'since', 'until'],
  linked: {
    floorId: { copies: { buildingId: 'buildingId' } },
    studentId: { copies: { classId: 'classId' } },
  },
  scope: [
    { field: 'buildingId', grant: 'buildings' },
    { field: 'classId', grant: 'classes' },
  ],
  rules: [periodRule],
})
