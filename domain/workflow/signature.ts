import { longText, reference } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 审批签名: a signature by hand under one approval. It is never changed: the log of the case names it. */
export const approvalSignature = defineTable({
  name: 'workflow.signature',
  label: '审批签名',
  fields: {
    caseId: reference('流程实例', 'workflow.case', { required: true }),
    personId: reference('签名人', 'system.user', { required: true }),
    /** As domain/kernel/signature-drawing.ts has it, in JSON. */
    drawing: longText('签名', { required: true }),
  },
  indexes: [['caseId']],
  appendOnly: true,
})
