import { season } from '#domain/dictionaries/timetable.ts'
import { choice, integer, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** A time of day, `08:00`. */
const hour = (label: string) =>
  text(label, {
    required: true,
    max: 5,
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    hint: `${label}应为时间，如 08:00`,
  })

/** 作息时间: when the lessons of a day begin and end. The afternoon may differ between summer and winter. */
export const period = defineResource({
  name: 'base.period',
  label: '作息时间',
  title: 'startsAt',
  fields: {
    section: integer('节次', { required: true, min: 1, max: 20 }),
    season: choice('作息季节', season, { required: true }),
    startsAt: hour('上课时间'),
    endsAt: hour('下课时间'),
  },
  unique: [['section', 'season']],
  columns: ['section', 'season', 'startsAt', 'endsAt'],
  sort: 'section',
  filters: ['section', 'season'],
  rules: [
    {
      fields: ['startsAt', 'endsAt'],
      message: '下课时间应晚于上课时间',
      holds: ({ startsAt, endsAt }) => endsAt > startsAt,
    },
  ],
})
