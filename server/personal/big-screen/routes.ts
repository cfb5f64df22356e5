import { type WallFigures, wallCalls } from '#domain/system/wall/calls.ts'
import { answerPublicPlain } from '#server/core/answer-call.ts'
import type { AppContext } from '#server/core/app-context.ts'
import type { Call, Route } from '#server/core/route.ts'
import { countFigures } from './figures.ts'

/** Seconds for which figures are given out again: however many walls and strangers ask, the database counts once. */
const fresh = 30
/** How many colleges have theirs kept. */
const most = 100

interface Kept {
  readonly until: number
  readonly figures: Promise<WallFigures>
}

const kept = new WeakMap<AppContext, Map<string, Kept>>()

/** The figures of the wall display, for anyone who passes. */
function lofTV({ app, tenantId }: Call): Promise<WallFigures> {
  const now = app.now().getTime()
  const own = kept.get(app) ?? new Map<string, Kept>()
  kept.set(app, own)
  const known = own.get(tenantId)
  if (known && known.until > now) return known.figures
  own.delete(tenantId)
  const [oldest] = own.keys()
  if (own.size >= most && oldest !== undefined) own.delete(oldest)
  const figures = countFigures(app, tenantId)
  own.set(tenantId, { until: now + fresh * 1000, figures })
  figures.catch(() => own.delete(tenantId))
  return figures
}

export const wallRoutes: readonly Route[] = [answerPublicPlain(wallCalls.figures, lofTV)]
