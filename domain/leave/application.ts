import { canton } from '#domain/base/canton.ts'
import { student } from '#domain/base/student.ts'
import {
  choice,
  decimal,
  files,
  integer,
  longText,
  moment,
  reference,
  runningNumber,
  text,
  yesNo,
} from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { mobile } from '#domain/kits/common.ts'
import { copiedOfStudent, mentoredScope, ofStudent } from '#domain/kits/of-student.ts'
import { personName } from '#domain/kits/person.ts'
import { leaveMachine } from '#machines/flows/leave.machine.ts'
import { leaveSlip, slipStates } from './slip.ts'
import { spanFields, spanRules } from './span.ts'
import { absenceLevels, leaveStates, levels, runningStates, transports } from './words.ts'

const leaveFlow = defineFlow({
  machine: leaveMachine,
  field: 'state',
  states: leaveStates,
  acts: {
    submit: { label: '提交申请' },
    withdraw: { label: '撤回申请', confirm: '撤回后可以修改并重新提交。' },
    approve: { label: '批准' },
    reject: { label: '不予批准' },
    return: { label: '退回修改' },
    giveUp: {
      label: '取消请假',
      by: 'studentId',
      confirm: '取消后不能恢复，需要时请重新申请。',
      danger: true,
    },
    depart: { label: '登记离校', asks: { leftAt: moment('离校时间', { required: true }) }, undo: 10 },
    comeBack: {
      label: '登记返校',
      asks: { returnedAt: moment('返校时间', { required: true }) },
      undo: 10,
    },
    askCancel: {
      label: '申请销假',
      by: 'studentId',
      asks: {
        returnedAt: moment('返校时间', { required: true, help: '提前返校的，请假天数按实际计算' }),
        cancelProof: files('销假凭证', { most: 6 }),
        cancelNote: longText('销假说明', { max: 300 }),
      },
    },
    confirm: { label: '确认销假', confirm: '请先核对返校时间和凭证。确认后本次请假结束。' },
    sendBack: {
      label: '退回销假',
      asks: { because: longText('退回原因', { required: true, max: 300 }) },
      danger: true,
    },
    archive: { label: '归档', confirm: '归档后不再变动，只供查阅和统计。' },
    lapse: { label: '标记逾期', danger: true, confirm: '学生会收到逾期未销假的提醒。' },
  },
  deadlines: {
    approved: { field: 'cancelBy', act: 'lapse' },
    away: { field: 'cancelBy', act: 'lapse' },
    closed: { field: 'archiveAt', hours: 24 * 180, clock: 'wall', act: 'archive' },
  },
  waiting: { checking: { act: 'confirm', title: '确认销假' } },
  approval: {
    model: 'leave',
    ...usualApproval,
    student: 'studentId',
    period: ['startsOn', 'endsOn'],
    reckons: { level: ['typeId', 'days', 'leavesCity', 'holidayEve'] },
  },
})

const offCampus = {
  from: ['leavesCampus'],
  holds: ({ leavesCampus }: { readonly leavesCampus: boolean | null }) => leavesCampus === true,
} as const

/** 请假申请: from the draft to the return. */
export const leaveApplication = defineResource({
  name: 'leave.application',
  label: '请假申请',
  title: 'title',
  manyRows: true,
  fields: {
    /** Whose, which kind, how long: what inboxes and messages call it. */
    title: text('请假事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    /** Given when it is first sent. */
    number: runningNumber('请假单号', { prefix: 'QJ', each: 'day', digits: 4, by: 'submit' }),
    /** Left empty, the student who files it. */
    studentId: reference('学生', 'base.student'),
    typeId: reference('请假类型', 'leave.type', { required: true }),
    reason: longText('请假事由', { required: true, max: 500 }),
    ...spanFields,
    /** Then the mentor speaks first. */
    duringInternship: yesNo('实习期间', { help: '实习期间请假先由导师审核' }),
    leavesCampus: yesNo('离开校园', { required: true }),
    leavesCity: yesNo('离开本市'),
    destinationId: reference('目的地', 'base.canton'),
    destination: text('详细地址', { max: 200 }),
    transport: choice('交通方式', transports),
    companion: text('同行人', { max: 60 }),
    emergencyName: personName('紧急联系人'),
    emergencyPhone: mobile('紧急联系电话'),
    guardianInformed: yesNo('已告知家长'),
    staysInDormitory: yesNo('夜间仍住宿舍'),
    proof: files('证明材料', { most: 6 }),
    /** To the questions that the college asks of its own: by their ids, in JSON. */
    answers: longText('自设项目的填写内容', { technical: true, individual: true, max: 20_000 }),
    /** The same in the words in which they were asked then, a line for each. */
    answersInWords: longText('自设项目', { system: true, max: 8000 }),
    state: choice('请假状态', leaveStates, { system: true }),
    days: decimal('请假天数', { system: true }),
    lessons: integer('缺课学时', { system: true }),
    /** Each day with what the class is taught on it. */
    lostLessons: longText('所缺课程', { system: true, max: 4000 }),
    holidayEve: yesNo('节假日前', { system: true }),
    /** How far up it goes, by the thresholds of the college. */
    level: choice('审批层级', levels, { system: true }),
    /** From handing in to the decision. */
    decidedIn: decimal('审批用时（小时）', { system: true }),
    /** Leaves of the student in the thirty days before, and this one. */
    recentTimes: integer('近 30 天请假次数', { system: true }),
    startsAt: moment('假期开始', { system: true }),
    /** Where an extension was approved, the new end. */
    endsAt: moment('假期结束', { system: true }),
    cancelBy: moment('销假期限', { system: true }),
    /** Half a year after it was closed. */
    archiveAt: moment('归档时间', { system: true }),
    remindedAt: moment('销假提醒时间', { system: true }),
    leftAt: moment('离校时间', { system: true }),
    returnedAt: moment('返校时间', { system: true }),
    returnedLate: yesNo('晚归', { system: true, tone: 'warning' }),
    /** Missed beyond the end, until the return. */
    absentLessons: integer('旷课学时', { system: true }),
    /** By all hours of absence in the term. */
    absenceLevel: choice('旷课处分档次', absenceLevels, { system: true }),
    cancelProof: files('销假凭证', { system: true, most: 6 }),
    cancelNote: longText('销假说明', { system: true, max: 300 }),
    /** Who filed it in the student's place. */
    agentId: reference('代请人', 'system.user', { system: true }),
    /** The student's. */
    ...ofStudent,
  },
  unique: [['number']],
  indexes: [
    ['studentId', 'startsAt'],
    ['state', 'startsAt'],
  ],
  through: {
    studentId: student,
    destinationId: canton,
    'destinationId.parentId': canton,
  },
  called: { 'destinationId.parentId.parentId': '目的地省份' },
  columns: [
    'number',
    'studentId',
    'classId',
    'typeId',
    'startsAt',
    'endsAt',
    'days',
    'state',
    'absenceLevel',
  ],
  sort: '-startsAt',
  filters: [
    'number',
    'studentId',
    'classId',
    'departmentId',
    'typeId',
    'state',
    'startsAt',
    'endsAt',
    'days',
    'leavesCampus',
    'leavesCity',
    'holidayEve',
    'level',
    'decidedIn',
    'recentTimes',
    'returnedLate',
    'absenceLevel',
    ...(['studentId.majorId', 'studentId.grade', 'transport', 'duringInternship'] as const),
    'destinationId.parentId.parentId',
  ],
  form: {
    请假内容: [
      'studentId',
      'typeId',
      'duringInternship',
      'startsOn',
      'startsSection',
      'endsOn',
      'endsSection',
      'reason',
      'proof',
    ],
    去向: [
      'leavesCampus',
      'leavesCity',
      'destinationId',
      'destination',
      'transport',
      'companion',
      'staysInDormitory',
    ],
    联系人: ['emergencyName', 'emergencyPhone', 'guardianInformed'],
  },
  visibleWhen: {
    leavesCity: offCampus,
    destinationId: offCampus,
    destination: offCampus,
    transport: offCampus,
    companion: offCampus,
    staysInDormitory: offCampus,
  },
  requiredWhen: {
    emergencyPhone: { from: ['emergencyName'], holds: ({ emergencyName }) => Boolean(emergencyName) },
  },
  linked: copiedOfStudent,
  scope: mentoredScope,
  rules: [...spanRules],
  permissions: { pass: '出示通行码', scan: '核验通行码', leaving: '查看离校进度' },
  audited: true,
  reported: true,
  actions: {
    slip: {
      label: '打印请假条',
      when: ({ state }) => state !== null && slipStates.includes(state),
      print: leaveSlip,
    },
  },
  flow: leaveFlow,
})

/** States in which the time is taken: another leave must not overlap it. */
export const takingStates = ['reviewing', ...runningStates] as const
