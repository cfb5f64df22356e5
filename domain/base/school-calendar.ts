import { term as terms } from '#domain/dictionaries/calendar.ts'
import { weekDayOf } from '#domain/kernel/days.ts'
import { choice, date, integer, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'

/** 校历: one term, counted in weeks from the Monday of its first. */
export const schoolCalendar = defineResource({
  name: 'base.school-calendar',
  label: '校历',
  title: 'name',
  lookUp: 'everybody',
  fields: {
    /** `2026-2027学年第一学期`, from year and term. */
    name: text('学年学期', { system: true, searchable: true }),
    academicYear: academicYear('学年', { required: true }),
    term: choice('学期', terms, { required: true }),
    startDate: date('第一周星期一', { required: true, help: '教学周从这一天起算' }),
    weeks: integer('周数', { required: true, min: 1, max: 30 }),
  },
  unique: [['academicYear', 'term'], ['startDate']],
  columns: ['name', 'academicYear', 'term', 'startDate', 'weeks'],
  sort: '-startDate',
  filters: ['academicYear', 'term'],
  computed: {
    name: {
      from: ['academicYear', 'term'],
      is: ({ academicYear, term }) => academicYear && term && `${academicYear}学年${terms.labels[term]}`,
    },
  },
  rules: [
    {
      fields: ['startDate'],
      message: '第一周应从星期一开始',
      holds: ({ startDate }) => weekDayOf(startDate) === 1,
    },
    {
      fields: ['academicYear', 'startDate'],
      message: '开始日期不在所选学年内',
      holds: ({ academicYear, startDate }) => academicYear.includes(startDate.slice(0, 4)),
    },
  ],
})
