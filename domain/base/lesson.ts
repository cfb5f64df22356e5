import { weekDay } from '#domain/dictionaries/calendar.ts'
import { weekParity } from '#domain/dictionaries/timetable.ts'
import { choice, integer, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { inOrder } from '#domain/kits/period.ts'

const section = { required: true, min: 1, max: 20 } as const
const week = { required: true, min: 1, max: 30 } as const

/** 课表: a lesson that a class has at the same hours of the same weekday, through some weeks of a term. */
export const lesson = defineResource({
  name: 'base.lesson',
  label: '课表',
  title: 'subjectId',
  fields: {
    calendarId: reference('学年学期', 'base.school-calendar', { required: true }),
    classId: reference('班级', 'base.class', { required: true }),
    subjectId: reference('科目', 'base.subject', { required: true }),
    teacherId: reference('任课教师', 'base.teacher', { required: true }),
    venueId: reference('上课地点', 'base.venue'),
    dayOfWeek: choice('星期', weekDay, { required: true }),
    fromSection: integer('开始节次', section),
    toSection: integer('结束节次', section),
    fromWeek: integer('开始周', week),
    toWeek: integer('结束周', week),
    parity: choice('单双周', weekParity, { required: true, initial: 'every' }),
    /** The class's. */
    departmentId: reference('院系', 'base.department', { system: true }),
  },
  indexes: [['calendarId', 'classId']],
  columns: [
    'classId',
    'subjectId',
    'teacherId',
    'venueId',
    'dayOfWeek',
    'fromSection',
    'toSection',
    'fromWeek',
    'toWeek',
  ],
  sort: 'classId',
  filters: ['calendarId', 'classId', 'subjectId', 'teacherId', 'venueId', 'dayOfWeek'],
  form: {
    课程: ['calendarId', 'classId', 'subjectId', 'teacherId', 'venueId'],
    时间: ['dayOfWeek', 'fromSection', 'toSection', 'fromWeek', 'toWeek', 'parity'],
  },
  linked: { classId: { copies: { departmentId: 'departmentId' } } },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
  ],
  rules: [
    inOrder('fromSection', 'toSection', '结束节次不能早于开始节次'),
    inOrder('fromWeek', 'toWeek', '结束周不能早于开始周'),
  ],
  reported: true,
})
