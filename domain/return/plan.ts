import { choice, longText, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { requestFlow, requestStates } from '#domain/kits/request.ts'
import { transports } from '#domain/leave/words.ts'

const planStates = requestStates('return.plan-state', '申请状态')

/** 返校申请: when and how a student comes back to school, and in what health. */
export const returnPlan = defineResource({
  name: 'return.plan',
  label: '返校申请',
  title: 'title',
  manyRows: true,
  fields: {
    title: text('申请事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    studentId: reference('学生', 'base.student', { system: true }),
    roundId: reference('返校批次', 'return.school-round', { system: true }),
    collegeReview: yesNo('学院复审', { system: true }),
    arrivesAt: moment('计划返校时间', { required: true }),
    transport: choice('交通方式', transports, { required: true }),
    vehicleNo: text('车次或航班', { max: 30, help: '火车、飞机、长途汽车填写' }),
    fromId: reference('出发地', 'base.canton', { required: true }),
    fromPlace: text('出发地址', { max: 100 }),
    companion: text('同行人', { max: 60 }),
    healthy: yesNo('身体健康，近 14 日无发热和传染病', { required: true }),
    health: longText('健康情况说明', { max: 300, help: '身体不适的如实填写' }),
    promise: yesNo('本人承诺途中注意安全，所填属实', { required: true }),
    state: choice('申请状态', planStates, { system: true }),
    ...ofStudent,
  },
  indexes: [['studentId', 'roundId']],
  columns: ['studentId', 'classId', 'roundId', 'arrivesAt', 'transport', 'vehicleNo', 'fromId', 'state'],
  sort: '-arrivesAt',
  filters: [
    ...(['studentId', 'classId', 'departmentId', 'roundId', 'arrivesAt', 'transport', 'fromId'] as const),
    ...(['healthy', 'state'] as const),
  ],
  form: {
    行程: ['arrivesAt', 'transport', 'vehicleNo', 'fromId', 'fromPlace', 'companion'],
    健康与安全: ['healthy', 'health', 'promise'],
  },
  requiredWhen: {
    vehicleNo: {
      from: ['transport'],
      holds: ({ transport }) => transport === '3' || transport === '4' || transport === '5',
    },
    health: { from: ['healthy'], holds: ({ healthy }) => healthy === false },
  },
  rules: [
    {
      fields: ['promise'],
      message: '请先承诺途中注意安全、所填属实',
      holds: ({ promise }) => promise === true,
    },
  ],
  linked: copiedOfStudent,
  scope: studentScope,
  audited: true,
  flow: requestFlow('return-plan', planStates, { student: 'studentId' }),
})
