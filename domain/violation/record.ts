import { student } from '#domain/base/student.ts'
import {
  choice,
  date,
  files,
  integer,
  longText,
  moment,
  reference,
  runningNumber,
  text,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { classScope, copiedOfStudent, ofStudent } from '#domain/kits/of-student.ts'
import { personName } from '#domain/kits/person.ts'
import { violationFlow } from './flow.ts'
import { violationLevels, violationStates } from './words.ts'

/** 违纪记录: who did what, what it costs, and what became of it. The student sees it from the day on which they are told. */
export const violationRecord = defineResource({
  name: 'violation.record',
  label: '违纪记录',
  title: 'title',
  manyRows: true,
  fields: {
    title: text('违纪事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    number: runningNumber('告知书编号', { prefix: 'WJ', each: 'year', digits: 5, by: 'notify' }),
    studentId: reference('学生', 'base.student', { required: true }),
    kindId: reference('违纪种类', 'violation.kind', { required: true }),
    happenedAt: moment('发生时间', { required: true }),
    place: text('发生地点', { max: 100 }),
    facts: longText('违纪事实', { required: true, max: 1000 }),
    witness: personName('见证人'),
    proof: files('证据', { most: 9 }),
    points: integer('扣分', { max: 100, help: '留空则按违纪种类和再犯次数计算' }),
    level: choice('处理等次', violationLevels, { system: true }),
    /** Violations of the same kind that still counted when it happened. */
    repeats: integer('此前同种违纪', { system: true }),
    state: choice('违纪状态', violationStates, { system: true }),
    notifiedAt: moment('告知时间', { system: true }),
    /** Then it counts as received, whether or not it was signed for. */
    deemedAt: moment('视为送达时间', { system: true }),
    readAt: moment('签收时间', { system: true }),
    statement: longText('陈述和说明', { system: true, max: 1000 }),
    receivedOn: date('送达日期', { system: true }),
    appealUntil: date('申诉截止', { system: true }),
    endsOn: date('影响期至', { system: true }),
    /** For what ends by itself, the end of that day; a punishment is released on request. */
    endsAt: moment('期满时间', { system: true }),
    remindedAt: moment('解除提醒时间', { system: true }),
    outcome: longText('变更说明', { system: true, max: 500 }),
    /** The student, once they were told: until then the record is not theirs to see. */
    toldId: reference('告知对象', 'base.student', { system: true }),
    recordedBy: reference('登记人', 'system.user', { system: true }),
    ...ofStudent,
  },
  unique: [['number']],
  indexes: [
    ['studentId', 'happenedAt'],
    ['state', 'happenedAt'],
  ],
  through: { studentId: student },
  columns: ['studentId', 'classId', 'kindId', 'level', 'points', 'happenedAt', 'readAt', 'endsOn', 'state'],
  sort: '-happenedAt',
  filters: [
    'studentId',
    'classId',
    'studentId.majorId',
    'departmentId',
    'kindId',
    'level',
    'state',
    'happenedAt',
    'points',
  ],
  form: {
    违纪情况: ['studentId', 'kindId', 'happenedAt', 'place', 'facts'],
    证据与扣分: ['witness', 'proof', 'points'],
  },
  linked: copiedOfStudent,
  scope: [
    ...classScope,
    { field: 'studentId', grant: 'students' },
    { field: 'toldId', grant: 'self' },
    { field: 'recordedBy', grant: 'self' },
  ],
  stands: {
    while: ({ state }) => state !== null && state !== 'recorded',
    message: '已经告知学生，不能再修改或删除；记录有误的，请申请撤销',
  },
  actions: {
    punishments: { label: '处分记录', open: { path: '/affairs/punishment', by: 'params.violationId' } },
  },
  audited: true,
  reported: true,
  flow: violationFlow,
})
