import { integer, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 流程记录: what happened to a case, one fact a row and none ever changed, which the database itself holds to. Replayed, they are the case. */
export const workflowEvent = defineTable({
  name: 'workflow.event',
  label: '流程记录',
  fields: {
    caseId: reference('流程实例', 'workflow.case', { required: true }),
    /** Counts from 1 within the case. */
    serial: integer('序号', { required: true }),
    type: text('事件', { required: true, max: 32 }),
    /** JSON of an `ApprovalEvent`. */
    event: longText('内容', { required: true, max: 100_000 }),
    /** Where from, as far as it is known. */
    address: text('来源地址', { max: 64 }),
    at: moment('时间', { required: true }),
  },
  unique: [['caseId', 'serial']],
  appendOnly: true,
})
