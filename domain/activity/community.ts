import { files, integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { pictures } from '#domain/kits/common.ts'
import { hours, hoursRule } from '#domain/kits/period.ts'

/** 社区活动: what a one-stop community held or is to hold, and how many came. */
export const community = defineResource({
  name: 'activity.community',
  label: '社区活动',
  title: 'title',
  fields: {
    title: text('活动名称', { required: true, searchable: true }),
    communityId: reference('所在社区', 'activity.community-dorm', { required: true }),
    teacherId: reference('负责教师', 'base.teacher', { required: true }),
    ...hours,
    place: text('活动地点', { required: true }),
    present: integer('参加人数', { max: 10_000 }),
    content: longText('活动内容', { required: true, max: 2000 }),
    photos: files('现场照片', pictures),
  },
  columns: ['title', 'communityId', 'teacherId', 'startsAt', 'endsAt', 'place', 'present'],
  sort: '-startsAt',
  filters: ['title', 'communityId', 'teacherId', 'startsAt'],
  sums: ['present'],
  rules: [hoursRule],
})
