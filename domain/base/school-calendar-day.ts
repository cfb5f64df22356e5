import { dayKind, weekDay } from '#domain/dictionaries/calendar.ts'
import { choice, date, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 校历日期: a day of a term that is not a plain one. A 调休 day has the lessons of another weekday. */
export const schoolCalendarDay = defineResource({
  name: 'base.school-calendar-day',
  label: '校历日期',
  title: 'date',
  fields: {
    calendarId: reference('学年学期', 'base.school-calendar', { required: true }),
    date: date('日期', { required: true }),
    kind: choice('日期类型', dayKind, { required: true }),
    dayOfWeekAs: choice('按星期几上课', weekDay, { help: '仅调休上课时填写' }),
    note: text('说明', { max: 60, help: '如 国庆节' }),
  },
  unique: [['calendarId', 'date']],
  columns: ['date', 'kind', 'dayOfWeekAs', 'note', 'calendarId'],
  sort: 'date',
  filters: ['calendarId', 'date', 'kind'],
  rules: [
    {
      fields: ['kind', 'dayOfWeekAs'],
      message: '调休上课应填写按星期几上课，其他日期不填',
      holds: ({ kind, dayOfWeekAs }) => (kind === 'swapped') === (dayOfWeekAs !== null),
    },
  ],
})
