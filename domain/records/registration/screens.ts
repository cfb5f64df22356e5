import { apply, approve, browse, config, figures, list, manage, mine, own } from '#domain/kernel/screen.ts'
import { registrationBatch } from './batch.ts'
import { registrationDeferral } from './deferral.ts'
import { registration } from './registration.ts'
import { reportSetting } from './setting.ts'
import { registrationStats } from './stats.ts'

const handles = [
  ...browse,
  ...(['report', 'register', 'defer', 'explain', 'urge', 'cancelReport', 'cancelRegister'] as const),
]

export const registrationScreens = [
  mine(
    registration,
    'id-card',
    { student: ['view', 'arrive'] },
    {
      ...{ path: 'records/student-report', title: '学生报到', by: 'studentId', state: 'state' },
      sections: { 待办理: ['waiting', 'reported', 'deferred', 'overdue'], 已注册: ['registered'] },
      facts: [
        ...(['batchId', 'lacks', 'owed', 'lapsesAt', 'place', 'reportedAt'] as const),
        ...(['registeredAt', 'until'] as const),
      ],
      acts: ['arrive'],
    },
  ),
  apply(
    registrationDeferral,
    'calendar-clock',
    { student: [...own, 'submit', 'withdraw'] },
    { path: 'records/registration-deferral' },
  ),
  list(registrationBatch, 'calendar-days', { admin: [...manage, 'open', 'close', 'reopen'] }),
  list(
    registration,
    'user-check',
    { admin: handles, department: handles, counsellor: handles },
    { path: 'records/registration-handle', title: '注册办理' },
  ),
  approve(
    registrationDeferral,
    'user-check',
    { counsellor: [], department: [] },
    { path: 'records/registration-deferral-review', title: '暂缓注册审核' },
  ),
  config(reportSetting, 'sliders-horizontal', { admin: ['view', 'update'] }, { path: 'records/report-set' }),
  figures(registrationStats, 'chart-column', { admin: browse, department: browse, counsellor: browse }),
]

export const registrationGroup = {
  code: 'registration',
  title: '报到注册',
  icon: 'badge-check',
  screens: [
    'records/student-report',
    'records/registration-deferral',
    'records/registration-batch',
    'records/registration-handle',
    'records/registration-deferral-review',
    'records/report-set',
    'records/registration-stats',
  ],
} as const

export const registrationJoined = {
  title: '学生报到',
  screens: ['records/student-report', 'records/registration-deferral'],
} as const
