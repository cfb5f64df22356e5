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
import { violationCategories } from '#domain/violation/words.ts'
import { punishmentFlow } from './flow.ts'
import { decisionPaper, deliverySlip, isDecided, isDelivered } from './papers.ts'
import { deliveryMethods, punishmentKinds, punishmentStates } from './words.ts'

/** 违纪处分: from the proposal to the removal. The student sees it from the day on which they are told of the proposal. */
export const punishment = defineResource({
  name: 'affairs.punishment',
  label: '违纪处分',
  title: 'title',
  fields: {
    title: text('处分事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    caseNo: runningNumber('告知书编号', { prefix: 'CF', each: 'year', digits: 4, by: 'notify' }),
    studentId: reference('学生', 'base.student', { required: true }),
    violationId: reference('违纪记录', 'violation.record', {
      within: { studentId: 'studentId' },
      help: '已登记过违纪的，选择对应的记录',
    }),
    category: choice('违纪类别', violationCategories, { required: true }),
    happenedAt: moment('发生时间', { required: true }),
    place: text('发生地点', { max: 100 }),
    facts: longText('违纪事实', { required: true, max: 2000 }),
    witness: personName('见证人'),
    proof: files('证据', { most: 9 }),
    clause: text('依据条款', { required: true, max: 100, help: '如：《学生违纪处分办法》第十二条' }),
    kind: choice('处分种类', punishmentKinds, { required: true }),
    state: choice('处分状态', punishmentStates, { system: true }),
    toldAt: moment('告知时间', { system: true }),
    /** Who has not spoken by then has waived it. */
    defendUntil: moment('申辩截止', { system: true }),
    statement: longText('陈述和申辩', { system: true, max: 2000 }),
    evidence: files('申辩材料', { system: true, most: 9 }),
    statedAt: moment('陈述时间', { system: true }),
    documentNo: text('决定书文号', { system: true, searchable: true, max: 40 }),
    decidedOn: date('决定日期', { system: true }),
    months: integer('处分期限（月）', { system: true }),
    method: choice('送达方式', deliveryMethods, { system: true }),
    deliveryNote: text('送达说明', { system: true, max: 200 }),
    deliveryProof: files('送达凭证', { system: true, most: 9 }),
    /** A public delivery counts as received after this moment. */
    deemedAt: moment('公告期满时间', { system: true }),
    signedAt: moment('签收时间', { system: true }),
    receivedOn: date('送达日期', { system: true }),
    appealUntil: date('申诉截止', { system: true }),
    endsOn: date('处分期满', { system: true }),
    removedOn: date('解除日期', { system: true }),
    remindedAt: moment('解除提醒时间', { system: true }),
    /** What it was before an appeal changed it. */
    originalKind: choice('变更前处分', punishmentKinds, { system: true }),
    outcome: text('变更说明', { system: true, max: 200 }),
    /** The student, once they were told: until then the proposal is not theirs to see. */
    toldId: reference('告知对象', 'base.student', { system: true }),
    proposedBy: reference('经办人', 'system.user', { system: true }),
    ...ofStudent,
  },
  unique: [['caseNo'], ['documentNo']],
  indexes: [
    ['studentId', 'state'],
    ['state', 'endsOn'],
  ],
  through: { studentId: student },
  columns: [
    ...(['studentId', 'classId', 'category', 'kind', 'state'] as const),
    ...(['documentNo', 'decidedOn', 'receivedOn', 'endsOn'] as const),
  ],
  sort: '-decidedOn',
  filters: [
    ...(['studentId', 'classId', 'studentId.majorId', 'departmentId', 'category', 'kind', 'state'] as const),
    ...(['documentNo', 'decidedOn', 'receivedOn', 'endsOn', 'violationId'] as const),
  ],
  form: {
    违纪情况: ['studentId', 'violationId', 'category', 'happenedAt', 'place', 'facts'],
    证据与拟处分: ['witness', 'proof', 'clause', 'kind'],
  },
  linked: copiedOfStudent,
  scope: [...classScope, { field: 'toldId', grant: 'self' }, { field: 'proposedBy', grant: 'self' }],
  actions: {
    decision: { label: '打印决定书', when: isDecided, print: decisionPaper },
    slip: { label: '打印送达回证', when: isDelivered, print: deliverySlip },
  },
  audited: true,
  reported: true,
  flow: punishmentFlow,
})
