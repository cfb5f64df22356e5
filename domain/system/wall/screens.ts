import { closed } from '#domain/kernel/dictionary.ts'
import type { FiguresOf, WallAnswer } from './figure.ts'
import { affairsWall } from './screens/affairs.ts'
import { collegeWall } from './screens/college.ts'
import { dormitoryWall } from './screens/dormitory.ts'
import { evaluationWall } from './screens/evaluation.ts'
import { inspectionWall } from './screens/inspection.ts'
import { leaveWall } from './screens/leave.ts'
import { monitoringWall } from './screens/monitoring.ts'
import { welcomeWall } from './screens/welcome.ts'

/** Every screen that may hang on a wall, by its code. */
export const wallScreens = {
  zhcpdatascreenone: affairsWall,
  zhcpdatascreentwo: evaluationWall,
  zhcpdatascreenthree: monitoringWall,
  dormBigScreen: dormitoryWall,
  leavedatascreenone: leaveWall,
  dormInspect: inspectionWall,
  welcome: welcomeWall,
  lofTV: collegeWall,
} as const

export type WallCode = keyof typeof wallScreens
export type WallFigures<C extends WallCode = WallCode> = FiguresOf<(typeof wallScreens)[C]['figures']>
/** Everything that a screen shows. */
export type WallShown<C extends WallCode = WallCode> = WallAnswer<WallFigures<C>>

const codes = Object.keys(wallScreens) as readonly WallCode[]
export const isWallCode = (code: string): code is WallCode => (codes as readonly string[]).includes(code)

/** The same as a choice, in the order in which they take turns. */
export const wallCodes = closed(
  'system.wall-screen',
  '大屏',
  Object.fromEntries(codes.map((code) => [code, wallScreens[code].title])) as Record<WallCode, string>,
)
