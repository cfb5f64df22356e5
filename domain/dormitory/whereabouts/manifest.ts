import { custom, list, type Screen } from '#domain/kernel/screen.ts'
import { looksAfter, runs } from '#domain/kits/rounds/permissions.ts'
import { whereaboutsRounds } from './rounds.ts'

const { round, turn, events, scheduled } = whereaboutsRounds

export const whereaboutsResources = [round, turn] as const
export const whereaboutsEvents = events
export const whereaboutsScheduled = {
  ...scheduled,
  'whereabouts-departed': { label: '去向登记：更新已离校的学生', cron: '5 * * * *' },
}

const vouches = [...looksAfter, 'vouch', 'reveal'] as const
const urges = ['view', 'urge'] as const

export const whereaboutsScreens: readonly Screen[] = [
  list(
    turn,
    'map-pin',
    {
      student: ['view', 'finish', 'revise'],
      counsellor: vouches,
      department: vouches,
      admin: vouches,
    },
    { path: 'dormitory/whereabouts', title: '去向登记', starts: true },
  ),
  list(round, 'calendar-clock', { department: runs, admin: runs }, { title: '去向登记批次' }),
  custom(
    turn,
    'list-checks',
    { counsellor: urges, department: urges, admin: urges },
    { path: 'dormitory/whereabouts-class', title: '去向登记进度' },
  ),
]

/** Beside staying at school in the menu: both are for holidays. */
export const whereaboutsPaths = [
  'dormitory/whereabouts',
  'dormitory/whereabouts-round',
  'dormitory/whereabouts-class',
] as const
