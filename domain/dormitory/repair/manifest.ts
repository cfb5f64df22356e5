import type { Group } from '#domain/kernel/area.ts'
import { browse, custom, figures, list, manage, type Screen, tree } from '#domain/kernel/screen.ts'
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

export const repairScreens: readonly Screen[] = [
  custom(
    repairOrder,
    'wrench',
    { student: ['view', 'add', 'update', 'cancel', 'confirm', 'rate', 'reopen'] },
    { path: 'dormitory/repair-apply', title: '报修' },
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
  custom(
    repairOrder,
    'bell',
    { repairer: [...look, 'accept', 'reject'] },
    { path: 'dormitory/repair-assigned', title: '我的工单（待接单）' },
  ),
  custom(
    repairOrder,
    'list-checks',
    { repairer: [...look, 'arrive', 'finish', ...materials] },
    { path: 'dormitory/repair-confirm', title: '维修确认' },
  ),
  custom(
    repairOrder,
    'calendar-clock',
    { repairer: [...look, 'askDelay'] },
    { path: 'dormitory/repair-delay', title: '维修延期' },
  ),
  custom(
    repairOrder,
    'history',
    { repairer: [...look, 'reject'] },
    { path: 'dormitory/repair-reject', title: '维修退单' },
  ),
  custom(
    repairOrder,
    'badge-check',
    { repairer: look },
    { path: 'dormitory/repair-completed', title: '维修完成' },
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
