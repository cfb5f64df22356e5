import { closed } from '#domain/kernel/dictionary.ts'
import { choice, longText, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

export const scheduleKinds = closed(
  'system.schedule-kind',
  '日程类型',
  {
    work: '工作学习',
    meeting: '会议',
    activity: '活动',
    private: '个人事务',
  },
  { work: 'accent', meeting: 'warning', activity: 'success' },
)

/** 日程: an appointment of one person, seen by nobody else. */
export const scheduleEvent = defineTable({
  name: 'system.schedule-event',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    title: text('日程标题', { required: true, max: 60 }),
    kind: choice('日程类型', scheduleKinds, { required: true }),
    allDay: yesNo('全天日程', { required: true }),
    startsAt: moment('开始时间', { required: true }),
    endsAt: moment('结束时间', { required: true }),
    place: text('日程地点', { max: 60 }),
    note: longText('日程备注'),
  },
  indexes: [['userId', 'startsAt']],
})
