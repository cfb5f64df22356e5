import { apply, approve, browse, config, figures, list, manage, own } from '#domain/kernel/screen.ts'
import { roomChange } from './application.ts'
import { roomChangePlan } from './plan.ts'
import { roomChangeSettings } from './settings.ts'
import { roomChangeStats } from './stats.ts'

const place = [...browse, 'arrange', 'finish'] as const
const answer = ['view', 'agree', 'decline', 'confirm', 'confirmSwap', 'giveUp'] as const

export const roomChangeScreens = [
  apply(
    roomChange,
    'users-round',
    { student: [...own, 'submit', 'withdraw', ...answer] },
    { path: 'dormitory/room-change-apply', title: '调宿申请' },
  ),
  list(
    roomChange,
    'badge-check',
    { student: answer, dormmaster: place, admin: [...place, 'giveUp'] },
    {
      path: 'dormitory/room-change-confirm',
      title: '调宿确认',
      where: { state: 'agreeing,approved,moving' },
    },
  ),
  approve(
    roomChange,
    'user-check',
    { counsellor: [] },
    { path: 'dormitory/room-change-counsellor', title: '调宿辅导员审核' },
  ),
  approve(
    roomChange,
    'user-check',
    { department: [], dormmaster: [], admin: [] },
    { path: 'dormitory/room-change-examine', title: '调宿审核' },
  ),
  list(
    roomChange,
    'files',
    { counsellor: browse, department: browse, dormmaster: place, admin: [...place, 'giveUp'] },
    { path: 'dormitory/room-change-query', title: '调宿查询' },
  ),
  list(roomChangePlan, 'calendar-clock', { admin: manage }),
  config(
    roomChangeSettings,
    'sliders-horizontal',
    { admin: ['view', 'update'] },
    { path: 'dormitory/room-change-config' },
  ),
  figures(roomChangeStats, 'chart-column', { admin: browse }),
]

export const roomChangeGroup = {
  code: 'room-change',
  title: '调宿管理',
  icon: 'users-round',
  screens: [
    'dormitory/room-change-apply',
    'dormitory/room-change-confirm',
    'dormitory/room-change-counsellor',
    'dormitory/room-change-examine',
    'dormitory/room-change-query',
    'dormitory/room-change-plan',
    'dormitory/room-change-config',
    'dormitory/room-change-stats',
  ],
} as const
