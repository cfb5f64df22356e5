import { closed } from '#domain/kernel/dictionary.ts'

export const repairStates = closed(
  'dormitory.repair-state',
  '维修状态',
  {
    submitted: '待受理',
    dispatched: '已派单',
    returned: '退回',
    accepted: '已接单',
    arrived: '已到场',
    delayed: '延期待审',
    finished: '已完工',
    awaiting: '待评价',
    rated: '已评价',
    closed: '已关闭',
    cancelled: '已撤销',
  },
  {
    submitted: 'warning',
    dispatched: 'info',
    returned: 'danger',
    accepted: 'accent',
    arrived: 'accent',
    delayed: 'warning',
    finished: 'success',
    awaiting: 'success',
    rated: 'success',
  },
)

export type RepairState = keyof typeof repairStates.labels

/** In these a worker has it. */
export const workingStates = ['dispatched', 'accepted', 'arrived', 'delayed'] as const
/** In these something is still to be mended. */
export const openStates = ['submitted', 'returned', ...workingStates] as const
/** In these it was mended. */
export const doneStates = ['finished', 'awaiting', 'rated', 'closed'] as const

export const visitSlots = closed('dormitory.visit-slot', '上门时段', {
  morning: '上午（8:00–12:00）',
  afternoon: '下午（14:00–17:30）',
  evening: '晚上（18:30–21:00）',
})

export const movementKinds = closed(
  'dormitory.movement-kind',
  '出入库类型',
  { in: '入库', out: '出库', used: '维修领用', back: '退还', counted: '盘点' },
  { in: 'success', out: 'warning', used: 'info', back: 'success', counted: 'neutral' },
)

export type MovementKind = keyof typeof movementKinds.labels
