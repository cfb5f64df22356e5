import { longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 社区宿舍: a dormitory building that belongs to a one-stop community, and the teacher who is stationed there. */
export const communityDorm = defineResource({
  name: 'activity.community-dorm',
  label: '社区宿舍',
  title: 'name',
  fields: {
    name: text('社区名称', { required: true, searchable: true, spelt: true }),
    buildingId: reference('宿舍楼栋', 'base.building', { required: true }),
    teacherId: reference('入驻教师', 'base.teacher', { required: true }),
    place: text('活动地点', { help: '如：一楼谈心室' }),
    note: longText('备注', { max: 500 }),
  },
  unique: [['name'], ['buildingId']],
  columns: ['name', 'buildingId', 'teacherId', 'place'],
  filters: ['name', 'buildingId', 'teacherId'],
})
