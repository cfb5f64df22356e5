import { closed } from '#domain/kernel/dictionary.ts'
import { choice, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** What people may do to a field of the row that is about themselves, from the narrowest to the widest. */
export const ownAccesses = closed('system.own-access', '本人权限', {
  hidden: '不可见',
  read: '只读',
  review: '可修改，须审核',
  required: '可修改，必填',
  write: '可修改',
})

export const ownTimes = closed('system.own-time', '开放期间', { always: '长期开放', round: '仅核对期间' })

export type OwnAccess = keyof typeof ownAccesses.labels
export type OwnTime = keyof typeof ownTimes.labels

/** 本人信息维护设置: where people may change a field of their own row otherwise than its declaration says. */
export const ownField = defineTable({
  name: 'system.own-field',
  label: '本人信息维护设置',
  fields: {
    resource: text('数据', { required: true, max: 64 }),
    /** A field of the resource, or one of its lines. */
    field: text('字段', { required: true, max: 64 }),
    access: choice('本人权限', ownAccesses, { required: true }),
    during: choice('开放期间', ownTimes, { required: true }),
    proof: yesNo('须附证明', { required: true }),
  },
  unique: [['resource', 'field']],
})
