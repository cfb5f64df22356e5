import { integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 困难认定名额: the places of a college, and, where a class is named, those of a class of it. Only its own calls write it. */
export const hardshipQuota = defineResource({
  name: 'affairs.hardship-quota',
  label: '困难认定名额',
  title: 'name',
  fields: {
    name: text('单位', { system: true, searchable: true, max: 60 }),
    batchId: reference('认定批次', 'affairs.hardship-batch', { required: true }),
    departmentId: reference('院系', 'base.department', { required: true }),
    /** Empty of a college's own places. */
    classId: reference('班级', 'base.class'),
    headcount: integer('在校人数', { required: true }),
    places: integer('名额', { required: true }),
    /** Borrowed from other classes of the college, less those lent to them. */
    moved: integer('调入名额', { required: true }),
  },
  unique: [['batchId', 'classId']],
  indexes: [['batchId', 'departmentId']],
  columns: ['batchId', 'departmentId', 'classId', 'headcount', 'places', 'moved'],
  filters: ['batchId', 'departmentId', 'classId'],
  scope: [{ field: 'departmentId', grant: 'departments' }],
  permissions: { distribute: '下达名额', allot: '分配与调剂名额' },
  writes: [],
})

/** 名额调剂: places that a class lent to another of its college; given back they go the other way. */
export const hardshipLoan = defineTable({
  name: 'affairs.hardship-loan',
  label: '名额调剂记录',
  fields: {
    batchId: reference('认定批次', 'affairs.hardship-batch', { required: true }),
    departmentId: reference('院系', 'base.department', { required: true }),
    fromId: reference('调出班级', 'base.class', { required: true }),
    toId: reference('调入班级', 'base.class', { required: true }),
    places: integer('名额', { required: true }),
    reason: longText('调剂原因', { required: true, max: 200 }),
    byName: text('办理人', { required: true, max: 60 }),
  },
  indexes: [['batchId', 'departmentId']],
})
