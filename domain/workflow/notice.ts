import { moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 公示: a case that stands before everybody until then; kept while it does, so that people find it. */
export const workflowNotice = defineTable({
  name: 'workflow.notice',
  label: '流程公示',
  fields: {
    caseId: reference('流程实例', 'workflow.case', { required: true }),
    step: text('步骤', { required: true, max: 64 }),
    until: moment('公示截止', { required: true }),
  },
  unique: [['caseId', 'step']],
  indexes: [['until']],
})
