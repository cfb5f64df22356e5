import { choice, integer, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { askedFields, askings } from './words.ts'

/** 请假单项目: whether applications of a kind ask for a field, where it stands, and what is said of it. */
export const leaveFormField = defineResource({
  name: 'leave.form-field',
  label: '请假单项目',
  title: 'hint',
  fields: {
    typeId: reference('请假类型', 'leave.type', { required: true }),
    field: choice('项目', askedFields, { required: true }),
    asking: choice('填写要求', askings, { required: true, initial: 'optional' }),
    hint: text('填写提示', { max: 100 }),
    sort: integer('显示顺序', { required: true, max: 99 }),
  },
  unique: [['typeId', 'field']],
  columns: ['typeId', 'field', 'asking', 'hint', 'sort'],
  sort: 'typeId',
  filters: ['typeId', 'field', 'asking'],
  audited: true,
})
