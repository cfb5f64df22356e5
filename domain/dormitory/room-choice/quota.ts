import { integer, longText, moment, reference, references, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { oneAfterOther } from '#domain/kits/period.ts'

/** 选房配额: which students may choose among which rooms, when, and how many beds at most. */
export const roomChoiceQuota = defineResource({
  name: 'dormitory.room-choice-quota',
  label: '选房配额',
  title: 'name',
  fields: {
    name: text('配额名称', { required: true, searchable: true, max: 60 }),
    grade: integer('年级', { required: true, ...gradeYear }),
    departmentId: reference('院系', 'base.department', { help: '留空表示全部院系' }),
    classes: references('班级', 'base.class', { help: '留空表示不限班级' }),
    buildingId: reference('楼栋', 'base.building', { required: true }),
    rooms: references('可选房间', 'dormitory.room', { help: '留空表示该楼栋的全部房间' }),
    opensAt: moment('开始选房', { required: true }),
    closesAt: moment('截止选房', { required: true }),
    beds: integer('床位配额', { required: true, min: 1, max: 5000 }),
    holdSeconds: integer('确认时限（秒）', {
      required: true,
      min: 30,
      max: 600,
      help: '选中床位后为学生保留的时间',
    }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('选房须知', { max: 500 }),
  },
  columns: ['name', 'grade', 'departmentId', 'buildingId', 'beds', 'opensAt', 'closesAt', 'enabled'],
  sort: '-opensAt',
  filters: ['name', 'grade', 'departmentId', 'buildingId', 'opensAt', 'closesAt', 'enabled'],
  form: {
    配额: ['name', 'beds', 'opensAt', 'closesAt', 'holdSeconds', 'enabled', 'note'],
    适用学生: ['grade', 'departmentId', 'classes'],
    房源: ['buildingId', 'rooms'],
  },
  scope: [{ field: 'departmentId', grant: 'departments' }],
  rules: [oneAfterOther('opensAt', 'closesAt', '截止选房应晚于开始选房')],
  audited: true,
})
