import { integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 服务评价: what somebody thinks of a service, in stars and words. One for each person and service, to be changed. */
export const serviceEvaluate = defineResource({
  name: 'system.service-evaluate',
  label: '服务评价',
  title: 'serviceName',
  fields: {
    code: text('服务代码', { system: true, technical: true, max: 100 }),
    serviceName: text('服务名称', { system: true, searchable: true, max: 40 }),
    category: text('服务分类', { system: true, max: 40 }),
    stars: integer('星级', { system: true, min: 1, max: 5 }),
    words: longText('评价内容', { system: true, max: 300 }),
    userId: reference('评价人', 'system.user', { system: true }),
  },
  unique: [['userId', 'code']],
  indexes: [['code']],
  columns: ['serviceName', 'category', 'stars', 'userId'],
  sort: 'serviceName',
  filters: ['serviceName', 'category', 'stars', 'userId'],
  writes: ['remove'],
})
