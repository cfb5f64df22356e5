import { choice, files, integer, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { pictures } from '#domain/kits/common.ts'
import { copiedOfStudent, ofStudent } from '#domain/kits/of-student.ts'
import { usualPoints, violationKinds, violationStates } from './words.ts'

/** 宿舍违纪: what a student did against the rules of the house. Student and counsellor are told at once. */
export const violation = defineResource({
  name: 'dormitory.violation',
  label: '宿舍违纪',
  title: 'studentId',
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    kind: choice('违纪类型', violationKinds, { required: true }),
    happenedAt: moment('违纪时间', { required: true }),
    points: integer('扣分', { required: true, min: 1, max: 20, help: '按违纪类型带出，可以修改' }),
    detail: longText('违纪情况', { required: true, max: 500 }),
    photos: files('现场照片', pictures),
    state: choice('违纪状态', violationStates, { system: true }),
    reason: text('撤销原因', { system: true, max: 200 }),
    /** Where the student slept when it was entered. */
    roomId: reference('房间', 'dormitory.room', { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    ...ofStudent,
    recorder: text('登记人', { system: true, max: 60 }),
  },
  indexes: [['happenedAt'], ['studentId', 'happenedAt'], ['kind', 'happenedAt']],
  columns: ['happenedAt', 'studentId', 'kind', 'points', 'state', 'classId', 'roomId', 'recorder'],
  sort: '-happenedAt',
  filters: ['happenedAt', 'studentId', 'classId', 'departmentId', 'buildingId', 'kind', 'state'],
  form: {
    违纪: ['studentId', 'kind', 'happenedAt', 'points'],
    情况: ['detail', 'photos'],
  },
  linked: {
    ...copiedOfStudent,
    roomId: { copies: { buildingId: 'buildingId' } },
    kind: { fills: ({ kind }) => (kind ? { points: usualPoints[kind] } : {}) },
  },
  scope: [
    { field: 'buildingId', grant: 'buildings' },
    { field: 'classId', grant: 'classes' },
  ],
  writes: ['add'],
  audited: true,
  actions: {
    revoke: {
      label: '撤销登记',
      when: ({ state }) => state === 'valid',
      asks: { reason: text('撤销原因', { required: true, max: 200 }) },
      danger: true,
    },
  },
})
