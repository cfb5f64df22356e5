import { choice, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'
import { taskKinds, taskStates } from './words.ts'

/** 流程任务: what one person is asked for in a case, as its events tell it; kept so that people find what waits for them. */
export const workflowTask = defineTable({
  name: 'workflow.task',
  label: '流程任务',
  fields: {
    caseId: reference('流程实例', 'workflow.case', { required: true }),
    /** As in the events of the case. */
    task: text('任务', { required: true, max: 64 }),
    step: text('步骤', { required: true, max: 64 }),
    stepTitle: text('步骤名称', { required: true, max: 60 }),
    personId: reference('办理人', 'system.user', { required: true }),
    /** Whom they stand in for. */
    actsForId: reference('委托人', 'system.user'),
    kind: choice('任务来源', taskKinds, { required: true }),
    state: choice('任务状态', taskStates, { required: true }),
    openedAt: moment('到达时间'),
    dueAt: moment('办理期限'),
    closedAt: moment('办理时间'),
  },
  unique: [['caseId', 'task']],
  indexes: [['personId', 'state', 'openedAt']],
})
