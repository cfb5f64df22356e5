import { browse, custom, list, own, type Screen } from '#domain/kernel/screen.ts'
import { signTasks } from './rounds.ts'

const { round, turn, events, scheduled } = signTasks

export const signTaskResources = [round, turn] as const
export const signTaskEvents = events
export const signTaskScheduled = scheduled

const runs = [...own, 'export', 'plan', 'open', 'recall', 'close', 'reopen', 'show'] as const
const looksAfter = [...browse, 'urge', 'vouch', 'exempt', 'extend', 'reopen'] as const
const urges = ['view', 'urge'] as const

export const signTaskScreens: readonly Screen[] = [
  custom(
    turn,
    'map-pin',
    { student: ['view', 'finish'] },
    { path: 'student-service/sign', title: '我的签到', starts: true },
  ),
  list(
    round,
    'calendar-clock',
    { admin: runs, counsellor: runs },
    { path: 'student-service/sign-task', title: '签到任务' },
  ),
  custom(
    round,
    'layout-grid',
    { admin: ['show'], counsellor: ['show'] },
    { path: 'student-service/sign-code', title: '签到码' },
  ),
  list(turn, 'users', { admin: looksAfter, counsellor: looksAfter }, { title: '签到名单' }),
  custom(
    turn,
    'list-checks',
    { admin: urges, counsellor: urges },
    { path: 'student-service/sign-class', title: '签到进度' },
  ),
]
