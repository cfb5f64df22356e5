import { student } from '#domain/base/student.ts'
import {
  choice,
  choices,
  date,
  integer,
  longText,
  moment,
  money,
  reference,
  text,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { mentoredScope, ofStudent } from '#domain/kits/of-student.ts'
import { registrationBatch } from './batch.ts'
import { registrationFlow } from './flow.ts'
import { absenceReasons, deferralReasons, registrationLacks, registrationStates } from './words.ts'

const system = { system: true } as const

const isOpen = ({ state }: { readonly state: string | null }) => state !== 'registered'

/** 报到注册: one student in the registration of a term. Made by opening its batch; only acts change it. */
export const registration = defineResource({
  name: 'records.registration',
  label: '报到注册',
  title: 'studentId',
  manyRows: true,
  fields: {
    batchId: reference('注册批次', 'records.registration-batch', system),
    studentId: reference('学生', 'base.student', system),
    ...ofStudent,
    grade: integer('年级', { ...system, ...gradeYear }),
    state: choice('注册状态', registrationStates, system),
    arrivedOn: date('到校日期', system),
    place: text('现在何处', { system: true, max: 60 }),
    reportedAt: moment('报到时间', system),
    registeredAt: moment('注册时间', system),
    /** Of the tuition of the school year, where its payment was not put off; kept up to date by the clock. */
    owed: money('学费欠费（元）', { system: true, min: -100_000 }),
    lacks: choices('尚缺事项', registrationLacks, system),
    until: date('暂缓至', system),
    deferReason: choice('暂缓原因', deferralReasons, system),
    absence: choice('未报到原因', absenceReasons, system),
    note: longText('情况说明', { system: true, max: 300 }),
    /** The end of the last day on which this student may be registered in time. */
    lapsesAt: moment('注册截止', system),
    urgedAt: moment('最近提醒', system),
    warnedAt: moment('超期提醒学院', system),
  },
  unique: [['batchId', 'studentId']],
  indexes: [
    ['batchId', 'state'],
    ['state', 'lapsesAt'],
  ],
  through: { studentId: student, batchId: registrationBatch },
  columns: [
    ...(['studentId', 'classId', 'state', 'lacks', 'owed', 'reportedAt', 'registeredAt'] as const),
    ...(['absence', 'until'] as const),
  ],
  sort: ['classId', 'studentId'],
  filters: [
    ...([
      'batchId',
      'batchId.calendarId',
      'studentId',
      'studentId.studentNo',
      'classId',
      'departmentId',
      'grade',
    ] as const),
    ...(['state', 'lacks', 'owed', 'absence', 'deferReason', 'until', 'reportedAt', 'registeredAt'] as const),
  ],
  linked: {
    studentId: { copies: { classId: 'classId', departmentId: 'departmentId', grade: 'grade' } },
  },
  writes: [],
  scope: mentoredScope,
  actions: {
    urge: {
      label: '提醒报到',
      when: isOpen,
      confirm: '向学生本人发送提醒，24 小时内不重复。',
    },
  },
  flow: registrationFlow,
})
