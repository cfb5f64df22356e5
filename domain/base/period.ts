import { season } from '#domain/dictionaries/timetable.ts'
import { choice, integer, time } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { compareTimes } from '#domain/rules/compare-times.ts'

/** 作息时间: when the lessons of a day begin and end. The afternoon may differ between summer and winter. */
export const period = defineResource({
  name: 'base.period',
  label: '作息时间',
  title: 'startsAt',
  fields: {
    section: integer('节次', { required: true, min: 1, max: 20 }),
    season: choice('作息季节', season, { required: true }),
    startsAt: time('上课时间', { required: true }),
    endsAt: time('下课时间', { required: true }),
  },
  unique: [['section', 'season']],
  columns: ['section', 'season', 'startsAt', 'endsAt'],
  sort: 'section',
  filters: ['section', 'season', 'startsAt'],
  rules: [
    {
      fields: ['startsAt', 'endsAt'],
      message: '下课时间应晚于上课时间',
      holds: ({ startsAt, endsAt }) => compareTimes(endsAt, startsAt) > 0,
    },
  ],
})
