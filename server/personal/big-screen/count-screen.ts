import { type WallCode, type WallFigures, type WallShown, wallScreens } from '#domain/system/wall/screens.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { collegeName } from '#server/core/college-name.ts'
import { type Counting, countingOf } from './counting.ts'
import { countAffairs } from './screens/affairs.ts'
import { countCollege } from './screens/college.ts'
import { countDormitory } from './screens/dormitory.ts'
import { countEvaluation } from './screens/evaluation.ts'
import { countInspection } from './screens/inspection.ts'
import { countLeave } from './screens/leave.ts'
import { countMonitoring } from './screens/monitoring.ts'
import { countWelcome } from './screens/welcome.ts'
import { withheld } from './withheld.ts'

const counted = {
  zhcpdatascreenone: countAffairs,
  zhcpdatascreentwo: countEvaluation,
  zhcpdatascreenthree: countMonitoring,
  dormBigScreen: countDormitory,
  leavedatascreenone: countLeave,
  dormInspect: countInspection,
  welcome: countWelcome,
  lofTV: countCollege,
} satisfies { readonly [C in WallCode]: (at: Counting) => Promise<WallFigures<C>> }

/** Counts what a screen declares, once, at one moment. What it does not declare is not told, whatever was counted. */
export async function countScreen(app: AppContext, tenantId: string, code: WallCode): Promise<WallShown> {
  const at = await countingOf(app, tenantId)
  const [figures, schoolName] = await Promise.all([
    counted[code](at) as Promise<Readonly<Record<string, unknown>>>,
    collegeName(app.db, tenantId),
  ])
  const told = Object.entries(wallScreens[code].figures).map(([key, figure]) => [
    key,
    withheld(figure, figures[key] ?? null),
  ])
  return {
    countedAt: at.at,
    schoolName,
    week: at.term.week,
    figures: Object.fromEntries(told),
  } as WallShown
}
