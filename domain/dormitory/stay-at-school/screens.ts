import { apply, approve, browse, config, figures, list, own } from '#domain/kernel/screen.ts'
import { whereaboutsPaths } from '../whereabouts/manifest.ts'
import { stayApplication } from './application.ts'
import { staySettings } from './settings.ts'
import { stayStats } from './stats.ts'

const place = [...browse, 'arrange', 'finish'] as const
const administer = [...place, 'release', 'giveUp', 'reveal'] as const
const approvers = { counsellor: [], department: [], admin: [] } as const

export const stayScreens = [
  apply(
    stayApplication,
    'calendar-days',
    { student: [...own, 'submit', 'withdraw', 'giveUp'] },
    { path: 'dormitory/stay-apply', title: '留校申请' },
  ),
  approve(stayApplication, 'user-check', approvers, { path: 'dormitory/stay-examine', title: '留校审核' }),
  list(
    stayApplication,
    'files',
    { counsellor: browse, department: browse, admin: administer, leader: browse },
    { path: 'dormitory/stay-query', title: '留校查询' },
  ),
  list(
    stayApplication,
    'bed',
    { admin: administer, dormmaster: place },
    { path: 'dormitory/stay-arrangement', title: '留校住宿安排', where: { state: 'approved,arranged' } },
  ),
  config(
    staySettings,
    'sliders-horizontal',
    { admin: ['view', 'update'] },
    { path: 'dormitory/stay-config' },
  ),
  figures(stayStats, 'chart-column', { department: browse, admin: browse }),
]

export const stayGroup = {
  code: 'stay-at-school',
  title: '假期留校与去向',
  icon: 'calendar-days',
  screens: [
    'dormitory/stay-apply',
    'dormitory/stay-examine',
    'dormitory/stay-query',
    'dormitory/stay-arrangement',
    'dormitory/stay-config',
    'dormitory/stay-stats',
    ...whereaboutsPaths,
  ],
} as const
