import { student } from '#domain/base/student.ts'
import {
  choice,
  date,
  files,
  integer,
  longText,
  moment,
  reference,
  text,
  yesNo,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { mobile } from '#domain/kits/common.ts'
import { classScope, copiedOfStudent, ofStudent } from '#domain/kits/of-student.ts'
import { inOrder } from '#domain/kits/period.ts'
import { personName } from '#domain/kits/person.ts'
import { stayFlow } from './flow.ts'
import { stayReasons, stayStates } from './words.ts'

/** 留校申请: a student asks to live at the college during a holiday, and is given a bed for it. */
export const stayApplication = defineResource({
  name: 'dormitory.stay-application',
  label: '留校申请',
  title: 'title',
  manyRows: true,
  fields: {
    title: text('留校事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    studentId: reference('学生', 'base.student', { system: true }),
    /** As the settings called it when it was written. */
    holiday: text('假期', { system: true, max: 40 }),
    reason: choice('留校原因', stayReasons, { required: true }),
    detail: longText('具体说明', { required: true, max: 500 }),
    startsOn: date('留校开始', { required: true }),
    endsOn: date('留校结束', { required: true }),
    days: integer('留校天数', { system: true }),
    emergencyName: personName('紧急联系人', { required: true }),
    emergencyPhone: mobile('紧急联系电话'),
    guardianInformed: yesNo('已告知家长', { required: true }),
    promise: yesNo('安全承诺', {
      required: true,
      help: '本人承诺遵守留校住宿管理规定：按时归寝，不留宿他人，不使用违章电器，离校前报备。',
    }),
    proof: files('证明材料', { most: 6 }),
    state: choice('留校状态', stayStates, { system: true }),
    bedId: reference('留校床位', 'dormitory.bed', { system: true }),
    buildingId: reference('留校楼栋', 'base.building', { system: true }),
    /** Where the student lived when it was sent. */
    homeBedId: reference('原床位', 'dormitory.bed', { system: true }),
    homeBuildingId: reference('原楼栋', 'base.building', { system: true }),
    /** The end of the last day. */
    leavesAt: moment('留校期满', { system: true }),
    ...ofStudent,
  },
  indexes: [
    ['studentId', 'startsOn'],
    ['bedId', 'startsOn'],
    ['state', 'startsOn'],
  ],
  through: { studentId: student },
  columns: ['studentId', 'classId', 'holiday', 'reason', 'startsOn', 'endsOn', 'homeBedId', 'bedId', 'state'],
  sort: '-startsOn',
  filters: [
    'studentId',
    'classId',
    'studentId.majorId',
    'departmentId',
    'reason',
    'state',
    'startsOn',
    'endsOn',
    'homeBuildingId',
    'buildingId',
  ],
  form: {
    留校内容: ['reason', 'detail', 'startsOn', 'endsOn', 'proof'],
    联系人: ['emergencyName', 'emergencyPhone', 'guardianInformed'],
    承诺: ['promise'],
  },
  requiredWhen: {
    emergencyPhone: { from: ['emergencyName'], holds: ({ emergencyName }) => Boolean(emergencyName) },
  },
  linked: {
    ...copiedOfStudent,
    bedId: { copies: { buildingId: 'buildingId' } },
    homeBedId: { copies: { homeBuildingId: 'buildingId' } },
  },
  scope: [
    ...classScope,
    { field: 'homeBuildingId', grant: 'buildings' },
    { field: 'buildingId', grant: 'buildings' },
    { field: 'studentId', grant: 'self' },
  ],
  rules: [
    inOrder('startsOn', 'endsOn', '留校结束不能早于开始'),
    { fields: ['promise'], message: '请先作出安全承诺', holds: ({ promise }) => promise === true },
  ],
  audited: true,
  flow: stayFlow,
})

/** States in which the time is taken: another application must not overlap it. */
export const stayingStates = ['reviewing', 'approved', 'arranged', 'over'] as const
