import { choice, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { directions, gateVerdicts } from './words.ts'

/** 校门通行记录: what a guard's page read and decided, kept once however often it is sent. */
export const gateRecord = defineResource({
  name: 'leave.gate-record',
  label: '校门通行记录',
  title: 'key',
  manyRows: true,
  fields: {
    /** Of the scan, made by the page. */
    key: text('扫码编号', { system: true, max: 64 }),
    /** Of what was read: good for one passage. */
    code: text('通行码编号', { system: true, technical: true, max: 80 }),
    applicationId: reference('请假', 'leave.application', { system: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    ...ofStudent,
    direction: choice('通行方向', directions, { system: true }),
    verdict: choice('核验结果', gateVerdicts, { system: true }),
    passedAt: moment('通行时间', { system: true }),
    receivedAt: moment('上传时间', { system: true }),
    /** Decided by the page without a network. */
    offline: yesNo('离线核验', { system: true }),
    gate: text('校门', { system: true, searchable: true, max: 40 }),
    guardId: reference('门卫', 'system.user', { system: true }),
  },
  unique: [['key']],
  indexes: [['applicationId', 'passedAt'], ['code']],
  columns: ['studentId', 'classId', 'direction', 'verdict', 'passedAt', 'gate', 'guardId', 'offline'],
  sort: '-passedAt',
  filters: ['studentId', 'classId', 'departmentId', 'direction', 'verdict', 'passedAt', 'gate', 'offline'],
  writes: [],
  linked: copiedOfStudent,
  scope: studentScope,
})
