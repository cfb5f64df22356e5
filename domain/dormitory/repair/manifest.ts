import type { Group } from '#domain/kernel/area.ts'
import { browse, custom, figures, list, manage, mine, type Screen, tree } from '#domain/kernel/screen.ts'
import { repairArea } from './area.ts'
import { repairMaterial } from './material.ts'
import { repairMovement } from './movement.ts'
import { repairOrder } from './order.ts'
import { repairStats } from './stats.ts'
import { repairType } from './type.ts'
import { repairUrgency } from './urgency.ts'

export const repairResources = [
  repairType,
  repairUrgency,
  repairArea,
  repairMaterial,
  repairOrder,
  repairMovement,
] as const

export const repairEvents = {
  'repair-news': { label: '报修进度' },
} as const

const dispatcher = ['dispatch', 'decline', 'timeOut', 'agreeDelay', 'refuseDelay', 'lapse', 'close'] as const
const materials = ['useMaterial', 'returnMaterial'] as const
const look = ['view', 'reveal'] as const

/** What a worker has: an order shows what is broken, and when somebody is there. */
const worker = { by: 'workerId', state: 'state' } as const
const fault = ['urgencyId', 'overdue', 'place', 'description'] as const
const visit = ['visitOn', 'visitSlot', 'mayEnter', 'phone'] as const

export const repairScreens: readonly Screen[] = [
  custom(
    repairOrder,
    'wrench',
    { student: ['view', 'add', 'update', 'cancel', 'confirm', 'rate', 'reopen'] },
    { path: 'dormitory/repair-apply', title: '报修', starts: true },
  ),
  custom(
    repairOrder,
    'send',
    {
      dispatcher: [...browse, ...look, 'add', ...dispatcher],
      admin: [...browse, ...look, 'add', ...dispatcher],
    },
    { path: 'dormitory/repair-dispatch', title: '维修派单' },
  ),
  custom(
    repairOrder,
    'layout-grid',
    {
      dispatcher: [...browse, ...look, 'add', 'update', ...dispatcher],
      admin: [...browse, ...look, 'add', 'update', ...dispatcher],
      dormmaster: ['view', 'add', 'update'],
    },
    { path: 'dormitory/repair-worksheet', title: '维修工单' },
  ),
  mine(
    repairOrder,
    'bell',
    { repairer: [...look, 'accept', 'reject'] },
    {
      ...{ path: 'dormitory/repair-assigned', title: '我的工单（待接单）', ...worker },
      sections: { 待接单: ['dispatched'] },
      facts: ['acceptBy', ...fault, ...visit],
      acts: ['accept', 'reject'],
    },
  ),
  mine(
    repairOrder,
    'list-checks',
    { repairer: [...look, 'arrive', 'finish', ...materials] },
    {
      ...{ path: 'dormitory/repair-confirm', title: '维修确认', ...worker },
      sections: { 待到场: ['accepted'], 维修中: ['arrived'] },
      facts: ['dueAt', ...fault, ...visit, 'materials', 'reopenReason'],
      acts: ['arrive', 'finish', ...materials],
    },
  ),
  mine(
    repairOrder,
    'calendar-clock',
    { repairer: [...look, 'askDelay'] },
    {
      ...{ path: 'dormitory/repair-delay', title: '维修延期', ...worker },
      sections: { 可申请延期: ['accepted', 'arrived'], 待审批: ['delayed'] },
      facts: ['dueAt', ...fault, 'delayUntil', 'delayReason', 'reason'],
      acts: ['askDelay'],
    },
  ),
  mine(
    repairOrder,
    'history',
    { repairer: [...look, 'reject'] },
    {
      ...{ path: 'dormitory/repair-reject', title: '维修退单', ...worker },
      sections: { 可退单: ['dispatched', 'accepted', 'arrived'], 已退回: ['returned'] },
      facts: ['dueAt', ...fault, 'reason'],
      acts: ['reject'],
    },
  ),
  mine(
    repairOrder,
    'badge-check',
    { repairer: look },
    {
      ...{ path: 'dormitory/repair-completed', title: '维修完成', ...worker },
      figures: { 已完工工单: {}, '材料费合计（元）': { sum: 'materialCost' } },
      sections: { 待确认和评价: ['finished', 'awaiting'], 已评价和关闭: ['rated', 'closed'] },
      facts: ['finishedAt', 'closeBy', 'result', 'materials', 'materialCost', 'rating', 'comment'],
    },
  ),
  figures(repairStats, 'chart-column', { admin: browse, dispatcher: browse }),
  list(repairMaterial, 'layers', {
    admin: [...manage, 'stockIn', 'stockOut', 'count'],
    dispatcher: [...browse, 'stockIn', 'stockOut', 'count'],
  }),
  list(repairMovement, 'scroll-text', { admin: browse, dispatcher: browse }),
  tree(repairType, 'list-tree', { admin: manage }),
  list(repairUrgency, 'alarm-clock', { admin: manage }),
  list(repairArea, 'map-pin', { admin: manage, dispatcher: browse }),
]

export const repairGroups: readonly Group[] = [
  {
    code: 'repair',
    title: '报修维修',
    icon: 'wrench',
    screens: [
      'dormitory/repair-apply',
      'dormitory/repair-dispatch',
      'dormitory/repair-worksheet',
      'dormitory/repair-assigned',
      'dormitory/repair-confirm',
      'dormitory/repair-delay',
      'dormitory/repair-reject',
      'dormitory/repair-completed',
      'dormitory/repair-stats',
    ],
  },
  {
    code: 'repair-rules',
    title: '维修配置',
    icon: 'sliders-horizontal',
    screens: [
      'dormitory/repair-material',
      'dormitory/repair-movement',
      'dormitory/repair-type',
      'dormitory/repair-urgency',
      'dormitory/repair-area',
    ],
  },
]
