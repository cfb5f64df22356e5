import { closed } from '#domain/kernel/dictionary.ts'
import { choice, choices, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { archiveMaterials } from './archive-materials.ts'
import { collected, issueFlow, issueStates, issueTones } from './issue.ts'

const states = closed(
  'affairs.archive-copy-state',
  '复印状态',
  { ...issueStates, reviewing: '审批中', making: '待复印', ready: '待领取', collected: '已领取' },
  issueTones,
)

/** 档案复印: a student asks for copies out of the own file, with the stamp of the college where it is needed. */
export const archiveCopy = defineResource({
  name: 'affairs.archive-copy',
  label: '档案复印',
  title: 'purpose',
  fields: {
    studentId: reference('学生', 'base.student', { system: true }),
    purpose: text('复印用途', { required: true, searchable: true, help: '如：应聘单位政审' }),
    materials: choices('复印材料', archiveMaterials, { required: true }),
    copies: integer('复印份数', { required: true, min: 1, max: 20, initial: 1 }),
    stamped: yesNo('加盖公章', { required: true }),
    state: choice('复印状态', states, { system: true }),
    ...collected,
    ...ofStudent,
  },
  columns: ['studentId', 'classId', 'purpose', 'materials', 'copies', 'stamped', 'state', 'collectedOn'],
  filters: ['studentId', 'classId', 'departmentId', 'materials', 'stamped', 'state', 'collectedOn'],
  linked: copiedOfStudent,
  scope: studentScope,
  audited: true,
  flow: issueFlow('archive-copy', states, '复印完成', '复印学生档案'),
})
