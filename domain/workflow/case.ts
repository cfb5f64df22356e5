import { choice, decimal, integer, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { type CaseState, caseStates } from './words.ts'

const why = { comment: longText('原因', { required: true, max: 500 }) }

/** Whether the row stands in one of these states. */
const stands =
  (...states: readonly CaseState[]) =>
  ({ state }: { readonly state: string | null }) =>
    states.some((each) => each === state)

/** 流程实例: an application on its way. What happened to it stands in its events; this is what they come to. */
export const workflowCase = defineResource({
  name: 'workflow.case',
  label: '流程实例',
  title: 'title',
  manyRows: true,
  fields: {
    title: text('流程标题', { system: true, searchable: true, quotes: 'any', max: 200 }),
    modelId: reference('流程模型', 'workflow.model', { system: true }),
    version: integer('版本', { system: true }),
    /** The row that it is about. */
    resource: text('业务', { system: true, technical: true, max: 64 }),
    rowId: text('业务数据', { system: true, technical: true, max: 64 }),
    starterId: reference('发起人', 'system.user', { system: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    /** The student's. */
    ...ofStudent,
    state: choice('流程状态', caseStates, { system: true }),
    /** The steps that are open, by their titles. */
    step: text('当前步骤', { system: true, max: 200 }),
    startedAt: moment('发起时间', { system: true }),
    endedAt: moment('结束时间', { system: true }),
    /** From the beginning to the end, by the clock on the wall. */
    hours: decimal('办理用时（小时）', { system: true }),
    /** How many events it has. */
    length: integer('记录数', { system: true }),
  },
  indexes: [
    ['resource', 'rowId', 'startedAt'],
    ['starterId', 'startedAt'],
    ['state', 'startedAt'],
  ],
  columns: ['title', 'modelId', 'starterId', 'departmentId', 'state', 'step', 'startedAt', 'endedAt'],
  sort: '-startedAt',
  filters: ['title', 'modelId', 'starterId', 'departmentId', 'classId', 'state', 'startedAt', 'hours'],
  linked: copiedOfStudent,
  writes: [],
  actions: {
    follow: { label: '流程跟踪', open: { path: '/workflow/follow', by: 'case' } },
    urge: { label: '催办', when: stands('reviewing') },
    transfer: {
      label: '转办',
      when: stands('reviewing'),
      asks: { to: reference('转办给', 'system.user', { required: true, colleagues: true }), ...why },
    },
    suspend: { label: '挂起', when: stands('reviewing', 'returned'), asks: why },
    activate: { label: '激活', when: stands('suspended') },
    terminate: {
      label: '终止',
      when: stands('reviewing', 'returned', 'suspended'),
      asks: why,
      danger: true,
    },
  },
  permissions: { manage: '流程干预' },
  scope: studentScope,
})
