import { studentState } from '#domain/dictionaries/student.ts'
import type { Dictionary } from '#domain/kernel/dictionary.ts'
import { choice, date, files, longText, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { oneAfterOther } from '#domain/kits/period.ts'
import { changeFlow } from './flow.ts'
import { asksFor, type Chosen, kindIn } from './kinds.ts'
import {
  askedKinds,
  type ChangeKind,
  changeKinds,
  changeReasons,
  changeStates,
  decidedKinds,
} from './words.ts'

const illnesses: readonly (string | null)[] = ['10', '11', '12', '19', '36']

/** What every change of a place on the roll says; `asked` are the kinds for students, `decided` those for the college. */
export const changeFields = (asked: Dictionary<ChangeKind>, decided: Dictionary<ChangeKind>) => ({
  title: text('异动事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
  studentId: reference('学生', 'base.student', { help: '学生本人填写时留空' }),
  wish: choice('申请事项', asked),
  decision: choice('学校办理事项', decided, { help: '由学校办理的异动在此选择，申请事项留空' }),
  reason: choice('异动原因', changeReasons, { required: true }),
  note: longText('情况说明', { required: true, max: 1000 }),
  since: date('异动日期', { required: true, help: '希望从这一天起生效' }),
  until: date('结束日期', { help: '休学、保留、访学等到期的日期' }),
  toMajorId: reference('转入专业', 'base.major'),
  wishedClass: text('期望班级', { max: 60 }),
  school: text('对方学校', { max: 100 }),
  parentsLetter: files('家长签字材料', { most: 3 }),
  proof: files('证明材料', { most: 6 }),
  kind: choice('异动类别', changeKinds, { system: true }),
  state: choice('异动状态', changeStates, { system: true }),
  sentAt: moment('提交时间', { system: true }),
  /** What it does to the record: written down when it is handed in, and again when it takes effect. */
  fromState: choice('原学籍状态', studentState, { system: true }),
  toState: choice('新学籍状态', studentState, { system: true }),
  fromClassId: reference('原班级', 'base.class', { system: true }),
  toClassId: reference('新班级', 'base.class', { system: true }),
  needsClass: yesNo('须安排班级', { system: true }),
  fromGraduation: date('原预计毕业日期', { system: true }),
  toGraduation: date('新预计毕业日期', { system: true }),
  /** The bed that falls free, where the student leaves. */
  bedId: reference('应退床位', 'dormitory.bed', { system: true }),
  docNo: text('批准文号', { system: true, searchable: true, max: 60 }),
  effectiveOn: date('生效日期', { system: true }),
  effectiveAt: moment('到期自动生效', { system: true }),
  appliedAt: moment('实际生效时间', { system: true }),
  revertBy: moment('可撤销至', { system: true }),
  /** Of an expulsion: the punishment by which the student leaves. */
  punishmentId: reference('依据的处分', 'affairs.punishment', { system: true }),
  remindedAt: moment('到期提醒时间', { system: true }),
  /** Of the old class: who looked after the student then goes on seeing it. */
  departmentId: reference('原院系', 'base.department', { system: true }),
  toDepartmentId: reference('转入院系', 'base.department', { system: true }),
})

/** How the fields of a change go by one another, and who reaches it. */
export const changeShape = {
  title: 'title',
  manyRows: true,
  indexes: [['studentId', 'since'], ['state', 'effectiveAt'], ['kind', 'until'], ['punishmentId']],
  visibleWhen: {
    until: asksFor(({ forATime }) => forATime),
    toMajorId: asksFor(({ into }) => into === 'major'),
    wishedClass: asksFor(({ into }) => into),
    school: asksFor(({ school }) => school),
  },
  requiredWhen: {
    wish: { from: ['decision'], holds: ({ decision }: Chosen) => decision === null },
    until: asksFor(({ forATime }) => forATime),
    toMajorId: asksFor(({ into }) => into === 'major'),
    school: asksFor(({ school }) => school),
    parentsLetter: {
      from: ['wish'],
      holds: ({ wish }: Chosen) =>
        wish !== null && asksFor(({ parents }) => parents).holds({ wish, decision: null }),
    },
    proof: {
      from: ['wish', 'reason'],
      holds: ({ wish, reason }: Chosen & { readonly reason: string | null }) =>
        wish !== null && illnesses.includes(reason),
    },
  },
  computed: { kind: { from: ['wish', 'decision'], is: (row: Chosen) => kindIn(row) ?? null } },
  linked: {
    fromClassId: { copies: { departmentId: 'departmentId' } },
    toMajorId: { copies: { toDepartmentId: 'departmentId' } },
  },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'toDepartmentId', grant: 'departments' },
    { field: 'fromClassId', grant: 'classes' },
    { field: 'studentId', grant: 'self' },
  ],
  rules: [
    {
      fields: ['wish', 'decision'],
      message: '申请事项与学校办理事项只能填写一项',
      holds: ({ wish, decision }: Chosen) => wish === null || decision === null,
    },
    oneAfterOther('since', 'until', '结束日期应晚于异动日期'),
  ],
  audited: true,
} as const

/** 学籍异动: a change of a student's place on the roll, from the application to the day on which it takes effect. */
export const statusChange = defineResource({
  ...changeShape,
  name: 'records.change',
  label: '学籍异动',
  fields: changeFields(askedKinds, decidedKinds),
  columns: [
    ...(['studentId', 'kind', 'reason', 'fromClassId', 'toClassId'] as const),
    ...(['since', 'until', 'docNo', 'state'] as const),
  ],
  sort: '-since',
  filters: [
    ...(['studentId', 'kind', 'reason', 'departmentId', 'toDepartmentId', 'fromClassId'] as const),
    ...(['toMajorId', 'since', 'until', 'effectiveOn', 'docNo', 'state'] as const),
  ],
  form: {
    异动内容: ['studentId', 'wish', 'decision', 'reason', 'note'],
    时间与去向: ['since', 'until', 'toMajorId', 'wishedClass', 'school'],
    材料: ['parentsLetter', 'proof'],
  },
  flow: changeFlow('status-change'),
})

/** From the sending until it is written into the record: of these a student has one at a time. */
export const changingStates = ['reviewing', 'approved'] as const
