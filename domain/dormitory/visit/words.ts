import { closed } from '#domain/kernel/dictionary.ts'

export const visitStates = closed(
  'dormitory.visit-state',
  '查寝状态',
  { present: '待登记结果', done: '已完成', void: '已作废' },
  { present: 'warning', done: 'success', void: 'neutral' },
)
