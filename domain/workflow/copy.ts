import { moment, reference } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 抄送: a case of which somebody is told, and whether they have read it. */
export const workflowCopy = defineTable({
  name: 'workflow.copy',
  label: '流程抄送',
  fields: {
    caseId: reference('流程实例', 'workflow.case', { required: true }),
    personId: reference('接收人', 'system.user', { required: true }),
    at: moment('抄送时间', { required: true }),
    readAt: moment('阅知时间'),
  },
  unique: [['caseId', 'personId']],
  indexes: [['personId', 'at']],
})
