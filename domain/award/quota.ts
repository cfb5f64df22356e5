import { integer, reference } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 评选名额: the places of a college in a batch. Distributing writes it, and an administrator may change one. */
export const awardQuota = defineTable({
  name: 'award.quota',
  label: '评选名额',
  fields: {
    batchId: reference('评选批次', 'award.batch', { required: true }),
    departmentId: reference('院系', 'base.department', { required: true }),
    headcount: integer('在校人数', { required: true }),
    places: integer('名额', { required: true }),
  },
  unique: [['batchId', 'departmentId']],
})
