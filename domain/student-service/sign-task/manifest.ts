import { custom, list, type Screen } from '#domain/kernel/screen.ts'
import { looksAfter, runs } from '#domain/kits/rounds/permissions.ts'
import { signTasks } from './rounds.ts'

const { round, turn, events, scheduled } = signTasks

export const signTaskResources = [round, turn] as const
export const signTaskEvents = events
export const signTaskScheduled = scheduled

const shows = [...runs, 'show'] as const
const vouches = [...looksAfter, 'vouch'] as const
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
    { admin: shows, counsellor: shows },
    { path: 'student-service/sign-task', title: '签到任务' },
  ),
  custom(
    round,
    'layout-grid',
    { admin: ['show'], counsellor: ['show'] },
    { path: 'student-service/sign-code', title: '签到码' },
  ),
  list(turn, 'users', { admin: vouches, counsellor: vouches }, { title: '签到名单' }),
  custom(
    turn,
    'list-checks',
    { admin: urges, counsellor: urges },
    { path: 'student-service/sign-class', title: '签到进度' },
  ),
]
