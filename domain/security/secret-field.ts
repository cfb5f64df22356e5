import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** What the people of a role see of a field, and may do to it, from the narrowest to the widest. */
export const fieldAccesses = closed('security.field-access', '字段权限', {
  hidden: '不可见',
  masked: '脱敏显示',
  read: '只读',
  review: '可修改，须审核',
  required: '可修改，必填',
  write: '可修改',
})

export type FieldAccess = keyof typeof fieldAccesses.labels

/** 保密字段: where a role sees or changes a field otherwise than the field's own declaration says. */
export const secretField = defineTable({
  name: 'security.secret-field',
  label: '保密字段',
  fields: {
    roleId: reference('角色', 'system.role', { required: true }),
    resource: text('数据', { required: true, max: 64 }),
    field: text('字段', { required: true, max: 64 }),
    access: choice('字段权限', fieldAccesses, { required: true }),
    /** Of a masked text: how many characters stay at its beginning and end. Left out, what its kind keeps. */
    first: integer('保留前几位', { max: 20 }),
    last: integer('保留后几位', { max: 20 }),
  },
  unique: [['roleId', 'resource', 'field']],
})
