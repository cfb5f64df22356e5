import { browse, custom, figures, list, type Screen } from '#domain/kernel/screen.ts'
import { looksAfter, runs } from '#domain/kits/rounds/permissions.ts'
import { signRounds } from './rounds.ts'
import { signStats } from './stats.ts'

const { round, turn, events, scheduled } = signRounds

export const signResources = [round, turn] as const
export const signEvents = events
export const signScheduled = scheduled

const vouches = [...looksAfter, 'vouch'] as const
const urges = ['view', 'urge'] as const

export const signScreens: readonly Screen[] = [
  list(
    round,
    'calendar-clock',
    { admin: runs, dormmaster: runs, counsellor: runs },
    { path: 'dormitory/sign-task', title: '签到任务' },
  ),
  custom(
    turn,
    'map-pin',
    { student: ['view', 'finish'] },
    { path: 'dormitory/sign-student', title: '学生签到', starts: true },
  ),
  list(
    turn,
    'users',
    { admin: vouches, dormmaster: vouches, counsellor: vouches, department: browse },
    { title: '签到名单' },
  ),
  custom(
    turn,
    'list-checks',
    { admin: urges, dormmaster: urges, counsellor: urges },
    { path: 'dormitory/sign-class', title: '签到（按班级）' },
  ),
  custom(
    turn,
    'list-checks',
    { admin: urges, department: urges },
    { path: 'dormitory/sign-department', title: '签到（按院系）' },
  ),
  figures(signStats, 'chart-column', {
    admin: browse,
    department: browse,
    counsellor: browse,
    dormmaster: browse,
  }),
]

/** Beside the doors in the menu: both say who is in the house. */
export const signPaths = [
  'dormitory/sign-student',
  'dormitory/sign-task',
  'dormitory/sign-turn',
  'dormitory/sign-class',
  'dormitory/sign-department',
  'dormitory/sign-stats',
] as const
