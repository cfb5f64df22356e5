import { integer } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 导师与毕业规则: how many students a mentor has at once, and how long 结业 may become 毕业. */
export const rosterRule = defineResource({
  name: 'records.roster-rule',
  label: '导师与毕业规则',
  title: 'mentorCapacity',
  fields: {
    mentorCapacity: integer('每位导师同时指导的学生数', { required: true, min: 1, max: 500 }),
    exchangeYears: integer('结业后可换发毕业证书的年限', {
      required: true,
      min: 0,
      max: 10,
      help: '自结业证书日期起算',
    }),
  },
  columns: ['mentorCapacity', 'exchangeYears'],
  filters: [],
  singleton: { initial: { mentorCapacity: 15, exchangeYears: 2 } },
  audited: true,
})
