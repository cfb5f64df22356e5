import { date, longText, references, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { inOrder } from '#domain/kits/period.ts'

/** 调宿计划: a time in which students may ask for another bed. */
export const roomChangePlan = defineResource({
  name: 'dormitory.room-change-plan',
  label: '调宿计划',
  title: 'name',
  fields: {
    name: text('计划名称', { required: true, searchable: true, max: 60 }),
    opensOn: date('申请开始', { required: true }),
    closesOn: date('申请截止', { required: true }),
    departments: references('适用院系', 'base.department', { help: '留空表示所有院系的学生' }),
    swaps: yesNo('允许两人互换', { required: true, initial: true }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('说明', { max: 300 }),
  },
  unique: [['name']],
  columns: ['name', 'opensOn', 'closesOn', 'departments', 'swaps', 'enabled'],
  sort: '-opensOn',
  filters: ['name', 'opensOn', 'closesOn', 'enabled'],
  rules: [inOrder('opensOn', 'closesOn', '申请截止不能早于申请开始')],
  audited: true,
})
