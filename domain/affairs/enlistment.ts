import { student } from '#domain/base/student.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, files, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { enlistmentMachine } from '#machines/flows/enlistment.machine.ts'

const places = closed('affairs.enlistment-place', '应征地', { home: '家庭所在地', school: '学校所在地' })

const handlings = closed('affairs.enlistment-handling', '学籍处理', {
  roll: '保留学籍',
  admission: '保留入学资格',
  graduated: '毕业后入伍',
})

/** States of the chart `machines/flows/enlistment.machine.ts`. */
const states = closed(
  'affairs.enlistment-state',
  '应征状态',
  {
    ...{ intent: '意向', applied: '报名', screening: '初检', medical: '上站体检', political: '政审' },
    ...{ confirming: '定兵', serving: '入伍', discharged: '退役', resumed: '复学', failed: '落选' },
  },
  {
    ...{
      applied: 'accent',
      screening: 'accent',
      medical: 'accent',
      political: 'accent',
      confirming: 'accent',
    },
    ...{ serving: 'success', discharged: 'info', resumed: 'success', failed: 'danger' },
  },
)

const flow = defineFlow({
  machine: enlistmentMachine,
  field: 'state',
  states,
  acts: {
    submit: { label: '应征报名' },
    withdraw: { label: '撤回报名', confirm: '撤回后可以修改并重新报名。' },
    approve: { label: '报名通过' },
    reject: { label: '报名不通过' },
    return: { label: '退回报名' },
    pass: { label: '本环节合格', confirm: '学生将进入下一环节：上站体检、政审或定兵。' },
    fail: {
      label: '登记落选',
      asks: { failReason: longText('落选原因', { required: true, max: 200 }) },
      danger: true,
    },
    enlist: {
      label: '登记入伍',
      single: true,
      asks: {
        noticeNo: text('入伍通知书号', { required: true, max: 40, individual: true }),
        approvedOn: date('批准日期', { required: true }),
        unit: text('服役单位', { required: true }),
        handling: choice('学籍处理', handlings, { required: true }),
      },
    },
    discharge: {
      label: '登记退役',
      single: true,
      asks: {
        dischargedOn: date('退役日期', { required: true }),
        dischargeNo: text('退役证号', { required: true, max: 40, individual: true }),
      },
    },
    resume: { label: '登记复学', asks: { resumedOn: date('复学日期', { required: true }) } },
  },
  approval: { model: 'enlistment', ...usualApproval, during: 'applied', student: 'studentId' },
})

/** 应征入伍: a student who is to serve, from the wish to the return. */
export const enlistment = defineResource({
  name: 'affairs.enlistment',
  label: '应征入伍',
  title: 'name',
  tellsApart: 'studentId',
  fields: {
    name: text('应征事项', { system: true, searchable: true, max: 40 }),
    studentId: reference('学生', 'base.student', { system: true }),
    year: integer('应征年份', { required: true, ...gradeYear }),
    place: choice('应征地', places, { required: true }),
    preEnlisted: yesNo('已兵役登记', { required: true, help: '须先在全国征兵网完成兵役登记' }),
    statement: longText('从军意愿', { required: true, max: 1000 }),
    proof: files('登记证明', { most: 3 }),
    noticeNo: text('入伍通知书号', { system: true, max: 40 }),
    approvedOn: date('批准日期', { system: true }),
    unit: text('服役单位', { system: true }),
    handling: choice('学籍处理', handlings, { system: true }),
    dischargedOn: date('退役日期', { system: true }),
    dischargeNo: text('退役证号', { system: true, max: 40 }),
    resumedOn: date('复学日期', { system: true }),
    failReason: longText('落选原因', { system: true, max: 200 }),
    state: choice('应征状态', states, { system: true }),
    ...ofStudent,
  },
  unique: [['studentId', 'year']],
  through: { studentId: student },
  columns: [
    ...(['studentId', 'studentId.gender', 'classId', 'year', 'place', 'state'] as const),
    ...(['handling', 'approvedOn', 'dischargedOn'] as const),
  ],
  filters: [
    ...(['studentId', 'studentId.gender', 'classId', 'departmentId', 'year', 'place'] as const),
    ...(['state', 'handling', 'approvedOn', 'dischargedOn'] as const),
  ],
  form: { 应征意向: ['year', 'place', 'preEnlisted', 'statement', 'proof'] },
  linked: copiedOfStudent,
  computed: { name: { from: ['year'], is: ({ year }) => (year ? `${year} 年应征入伍` : null) } },
  scope: studentScope,
  rules: [
    {
      fields: ['preEnlisted'],
      message: '请先完成兵役登记',
      holds: ({ preEnlisted }) => preEnlisted === true,
    },
  ],
  audited: true,
  flow,
})

/** States of those who are or were in the army, so that they are supported. */
export const servedStates: readonly string[] = ['serving', 'discharged', 'resumed']
