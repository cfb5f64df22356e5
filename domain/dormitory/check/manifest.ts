import type { Group } from '#domain/kernel/area.ts'
import { browse, config, custom, figures, list, type Screen } from '#domain/kernel/screen.ts'
import { inspection } from './inspection.ts'
import { roomHealth } from './room-health.ts'
import { roomHealthAi } from './room-health-ai/room-health-ai.ts'
import { securityCheck } from './security-check.ts'
import { healthSettings } from './settings.ts'
import { healthStats } from './stats.ts'
import { unqualified } from './unqualified.ts'
import { violation } from './violation.ts'

export const checkResources = [
  healthSettings,
  roomHealth,
  roomHealthAi,
  securityCheck,
  inspection,
  violation,
  unqualified,
] as const

export const checkEvents = { violation: { label: '宿舍违纪通知' } } as const

const check = ['view', 'add', 'update', 'remove', 'export'] as const
const recheck = [...browse, 'pass', 'fail'] as const
const propose = [...browse, 'propose', 'confirm', 'reject'] as const
const punish = [...browse, 'add', 'revoke'] as const

export const checkScreens: readonly Screen[] = [
  list(roomHealth, 'list-checks', { admin: [...check, 'import'], dormmaster: check }),
  custom(roomHealthAi, 'bot', { admin: [...propose, 'lapse'], dormmaster: propose }),
  figures(healthStats, 'chart-column', {
    admin: browse,
    dormmaster: browse,
    department: browse,
    counsellor: browse,
  }),
  list(securityCheck, 'shield-check', { admin: check, dormmaster: check }),
  list(inspection, 'clipboard-list', { admin: check, dormmaster: check }),
  list(unqualified, 'alarm-clock', {
    admin: [...recheck, 'lapse'],
    dormmaster: recheck,
    counsellor: browse,
  }),
  list(violation, 'scroll-text', { admin: punish, dormmaster: punish, counsellor: punish }),
  config(
    healthSettings,
    'sliders-horizontal',
    { admin: ['view', 'update'] },
    { path: 'dormitory/health-config' },
  ),
]

export const checkGroup: Group = {
  code: 'checks',
  title: '检查与违纪',
  icon: 'list-checks',
  screens: [
    'dormitory/room-health',
    'dormitory/room-health-ai',
    'dormitory/unqualified',
    'dormitory/security-check',
    'dormitory/inspection',
    'dormitory/violation',
    'dormitory/teacher-sign',
    'dormitory/visit',
    'dormitory/room-health-stats',
  ],
}
