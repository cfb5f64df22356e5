import { student } from '#domain/base/student.ts'
import { studentState } from '#domain/dictionaries/student.ts'
import {
  choice,
  choices,
  decimal,
  integer,
  longText,
  moment,
  money,
  reference,
} from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { graduateAuditMachine } from '#machines/flows/graduate-audit.machine.ts'
import { conclusions } from '../roster/words.ts'
import {
  auditConditions,
  auditStates,
  type LeavingStep,
  leavingStates,
  leavingSteps,
  stepStates,
  trainingResults,
} from './words.ts'

const flow = defineFlow({
  machine: graduateAuditMachine,
  field: 'state',
  states: auditStates,
  acts: {
    adjust: {
      label: '调整结论',
      asks: {
        conclusion: choice('审核结论', conclusions, { required: true }),
        note: longText('调整原因', { required: true, max: 300 }),
      },
    },
    confirm: { label: '学院确认', undo: 10 },
    sendBack: {
      label: '退回学院',
      asks: { note: longText('退回原因', { required: true, max: 300 }) },
      danger: true,
    },
    decide: { label: '审定', confirm: '审定后登记毕业生，学籍状态随结论改变。' },
    revoke: {
      label: '撤销审定',
      asks: { revokeReason: longText('撤销原因', { required: true, max: 300 }) },
      confirm: '撤销后删除毕业登记，学籍恢复原状态。',
      danger: true,
    },
  },
  refusals: { hasConclusion: '不在籍的学生没有拟定结论，请先调整结论' },
})

const system = { system: true } as const
const step = (name: LeavingStep) => choice(leavingSteps.labels[name], stepStates, system)
const steps = Object.keys(leavingSteps.labels) as LeavingStep[]

/** What the desk of a step says of it. Each desk has an act of its own, so that its people alone are given it. */
const desk = <const L extends string>(label: L) => ({
  label,
  asks: {
    result: choice('办理情况', stepStates, { required: true, initial: 'done' }),
    reason: longText('办理说明', { max: 200, help: '免办须写明原因' }),
  },
  requiredWhen: {
    reason: {
      from: ['result'],
      holds: ({ result }: Readonly<Record<string, unknown>>) => result === 'waived',
    },
  },
})

/** 毕业资格审核: what a student is held to beside their own figures, what follows, and what they settle before they leave. */
export const graduateAudit = defineResource({
  name: 'records.graduate-audit',
  label: '毕业资格审核',
  title: 'studentId',
  manyRows: true,
  fields: {
    batchId: reference('审核批次', 'records.graduate-batch', system),
    gradYear: integer('毕业年份', { ...system, ...gradeYear }),
    studentId: reference('学生', 'base.student', system),
    rollState: choice('学籍状态', studentState, system),
    years: integer('学习年限（年）', system),
    unpaid: money('欠费（元）', system),
    punishments: integer('未解除处分（次）', system),
    credits: decimal('已修学分', system),
    planCredits: decimal('应修学分', system),
    training: choice('军训', trainingResults, system),
    unmet: choices('不符合的条件', auditConditions, system),
    proposed: choice('拟定结论', conclusions, system),
    conclusion: choice('审核结论', conclusions, system),
    note: longText('说明', { ...system, max: 300 }),
    state: choice('审核状态', auditStates, system),
    checkedAt: moment('核对时间', system),
    library: step('library'),
    finance: step('finance'),
    dormitory: step('dormitory'),
    card: step('card'),
    league: step('league'),
    archive: step('archive'),
    leaving: choice('离校手续', leavingStates, system),
    ...ofStudent,
  },
  unique: [['batchId', 'studentId']],
  indexes: [['studentId'], ['batchId', 'state']],
  through: { studentId: student },
  columns: [
    ...(['studentId', 'classId', 'state', 'unmet', 'proposed', 'conclusion'] as const),
    ...(['unpaid', 'credits', 'training'] as const),
  ],
  sort: 'studentId',
  filters: [
    ...(['batchId', 'gradYear', 'studentId', 'studentId.studentNo', 'classId', 'departmentId'] as const),
    ...([
      'rollState',
      'unpaid',
      'credits',
      'training',
      'unmet',
      'proposed',
      'conclusion',
      'state',
      'leaving',
    ] as const),
    ...steps,
  ],
  linked: {
    ...copiedOfStudent,
    batchId: { copies: { gradYear: 'gradYear' } },
  },
  computed: {
    leaving: {
      from: steps,
      is: (row) => (steps.every((name) => row[name] === 'done' || row[name] === 'waived') ? 'done' : 'open'),
    },
  },
  // A keeper settles the step of the house for those who still live in it.
  scope: [...studentScope, { field: 'studentId.buildingId', grant: 'buildings' }],
  writes: [],
  actions: {
    recheck: { label: '重新核对' },
    library: desk('办理图书离校'),
    finance: desk('办理财务离校'),
    dormitory: desk('办理宿舍离校'),
    card: desk('办理一卡通离校'),
    league: desk('办理团关系离校'),
    archive: desk('办理档案离校'),
  },
  audited: true,
  reported: true,
  flow,
})
