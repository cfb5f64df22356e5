import { integer } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 查寝设置: how often a counsellor goes to the houses of their students, and how near a phone has to be. */
export const visitSettings = defineResource({
  name: 'dormitory.visit-settings',
  label: '查寝设置',
  title: 'timesAWeek',
  fields: {
    timesAWeek: integer('每周查寝次数', { required: true, min: 1, max: 14 }),
    radius: integer('签到范围（米）', {
      ...{ required: true, min: 20, max: 5000 },
      help: '手机与楼栋的距离在此以内才能签到',
    }),
  },
  form: { 查寝要求: ['timesAWeek', 'radius'] },
  columns: ['timesAWeek', 'radius'],
  filters: [],
  singleton: { initial: { timesAWeek: 2, radius: 200 } },
  audited: true,
})
