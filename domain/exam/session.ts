import { moment, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 考试场次: an examination that the college announces on the examination side. */
export const examSession = defineTable({
  name: 'exam.session',
  fields: {
    title: text('考试名称', { required: true }),
    startsAt: moment('开始时间', { required: true }),
    endsAt: moment('结束时间', { required: true }),
    place: text('考试地点'),
    published: yesNo('已发布', { required: true }),
  },
})
