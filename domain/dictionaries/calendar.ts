import { closed } from '#domain/kernel/dictionary.ts'

/** Closed: the terms of an academic year follow one another in this order. */
export const term = closed('school.term', '学期', {
  '1': '第一学期',
  '2': '第二学期',
  '3': '第三学期',
})

/** Closed: lessons fall or move by it. A day that is not named in the calendar is a plain one. */
export const dayKind = closed('school.day-kind', '日期类型', {
  teaching: '教学日',
  holiday: '假期',
  exam: '考试',
  training: '实训',
  military: '军训',
  swapped: '调休上课',
})

/** ISO 8601: the week begins with Monday, 1. */
export const weekDay = closed('school.week-day', '星期', {
  '1': '星期一',
  '2': '星期二',
  '3': '星期三',
  '4': '星期四',
  '5': '星期五',
  '6': '星期六',
  '7': '星期日',
})
