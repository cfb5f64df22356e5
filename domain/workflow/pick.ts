import { longText, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 选定的办理人: whom the sender of an application picked for a step, before it is handed in. */
export const workflowPick = defineTable({
  name: 'workflow.pick',
  label: '选定的办理人',
  fields: {
    resource: text('业务', { required: true, max: 64 }),
    rowId: text('业务数据', { required: true, max: 64 }),
    step: text('步骤', { required: true, max: 64 }),
    pickedById: reference('选定人', 'system.user', { required: true }),
    /** Accounts, in the order in which they were picked, with commas between. */
    people: longText('办理人', { required: true, max: 1000 }),
  },
  unique: [['resource', 'rowId', 'step']],
})
