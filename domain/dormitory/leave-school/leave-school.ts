import { choice, choices, date, longText, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, ofStudent } from '#domain/kits/of-student.ts'
import { oneAfterOther } from '#domain/kits/period.ts'
import { leaveSchoolMachine } from '#machines/flows/leave-school.machine.ts'
import { checkedItems } from '../check-out/words.ts'
import { endsOfStay, keyStates, type LeavingKind, leavingKinds, leavingStates } from './words.ts'

const leaveSchoolFlow = defineFlow({
  machine: leaveSchoolMachine,
  field: 'state',
  states: leavingStates,
  acts: {
    leave: {
      label: '办理离校',
      asks: {
        items: choices('完好的物品', checkedItems, { required: true }),
        keyState: choice('钥匙情况', keyStates, { required: true }),
        remark: text('查验说明', { max: 200, help: '如：已断电关窗，抽屉损坏待赔偿' }),
      },
      confirm: '毕业、休学、退学离校的，住宿登记将在今天结束，床位随即空出。',
    },
    comeBack: { label: '登记返校', asks: { keyState: choice('钥匙情况', keyStates, { required: true }) } },
    giveUp: { label: '取消离校', confirm: '取消后不能恢复，需要时请重新登记。', danger: true },
  },
})

const comesBack = {
  from: ['kind'],
  holds: ({ kind }: { readonly kind: LeavingKind | null }) => kind !== null && !endsOfStay[kind],
} as const

/** 离校办理: a student leaves the house for a time or for good, with the room in order and the key accounted for. */
export const leaveSchool = defineResource({
  name: 'dormitory.leave-school',
  label: '离校办理',
  title: 'studentId',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    kind: choice('离校类型', leavingKinds, { required: true, initial: 'holiday' }),
    leavesOn: date('离校日期', { required: true }),
    returnsOn: date('返校日期'),
    note: longText('备注', { max: 200 }),
    state: choice('离校状态', leavingStates, { system: true }),
    /** What the chart goes by: a kind that ends the stay. */
    forGood: yesNo('不再返校', { system: true, tone: 'warning' }),
    items: choices('完好的物品', checkedItems, { system: true }),
    keyState: choice('钥匙情况', keyStates, { system: true }),
    remark: text('查验说明', { system: true, max: 200 }),
    leftAt: moment('离校时间', { system: true }),
    returnedAt: moment('返校时间', { system: true }),
    /** Where the student slept when it was entered. */
    bedId: reference('床位', 'dormitory.bed', { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    ...ofStudent,
  },
  indexes: [
    ['studentId', 'leavesOn'],
    ['state', 'leavesOn'],
  ],
  columns: ['studentId', 'classId', 'bedId', 'kind', 'state', 'leavesOn', 'returnsOn', 'keyState', 'leftAt'],
  sort: '-leavesOn',
  filters: [
    ...(['studentId', 'classId', 'departmentId', 'buildingId', 'kind'] as const),
    ...(['leavesOn', 'returnsOn', 'keyState', 'leftAt', 'returnedAt', 'state'] as const),
  ],
  form: { 离校: ['studentId', 'kind', 'leavesOn', 'returnsOn', 'note'] },
  visibleWhen: { returnsOn: comesBack },
  requiredWhen: { returnsOn: comesBack },
  linked: {
    ...copiedOfStudent,
    bedId: { copies: { buildingId: 'buildingId' } },
  },
  scope: [
    { field: 'buildingId', grant: 'buildings' },
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
  ],
  rules: [oneAfterOther('leavesOn', 'returnsOn', '返校日期应晚于离校日期')],
  stands: { while: ({ state }) => state !== 'expected', message: '已经办理的离校不能再修改或删除' },
  audited: true,
  flow: leaveSchoolFlow,
})

/** States in which a leaving goes on: of these a student has one at a time. */
export const openLeavings = ['expected', 'away'] as const
