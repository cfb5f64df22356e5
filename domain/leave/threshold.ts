import { choice, decimal, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { levels } from './words.ts'

/** 审批层级: from which length on, where to and before what a leave of a kind goes up to which level. */
export const leaveThreshold = defineResource({
  name: 'leave.threshold',
  label: '审批层级',
  title: 'level',
  fields: {
    typeId: reference('请假类型', 'leave.type', {
      help: '留空表示没有单独设置的全部类型；单独设置后只按该类型的各行判断',
    }),
    moreThan: decimal('超过几天', { required: true, max: 365, help: '填 0 表示不论天数' }),
    leavesCity: yesNo('仅离开本市', { required: true }),
    holidayEve: yesNo('仅节假日前', { required: true }),
    level: choice('审批到', levels, { required: true, initial: 'college' }),
    note: text('说明', { max: 100, searchable: true }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  columns: ['typeId', 'moreThan', 'leavesCity', 'holidayEve', 'level', 'enabled', 'note'],
  sort: 'moreThan',
  filters: ['typeId', 'level', 'enabled'],
  audited: true,
})
