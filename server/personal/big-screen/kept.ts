import type { WallCode } from '#domain/system/wall/screens.ts'
import { envelope } from '#server/core/answer.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { hashOf } from '#server/identity/session/tokens.ts'
import { countScreen } from './count-screen.ts'

/** Seconds for which figures are given out again: however many walls and strangers ask, the database counts once. */
const fresh = 15
/** How many answers are kept, of all colleges together. */
const most = 400

interface Answer {
  readonly text: string
  /** Changes when anything in the answer does. */
  readonly tag: string
}

interface Kept {
  readonly since: number
  readonly answer: Promise<Answer>
}

const kept = new WeakMap<AppContext, Map<string, Kept>>()

async function count(app: AppContext, tenantId: string, code: WallCode): Promise<Answer> {
  const text = JSON.stringify(envelope(await countScreen(app, tenantId, code)))
  return { text, tag: `"${(await hashOf(text)).slice(0, 22)}"` }
}

/** The answer of a screen, not older than `fresh`, and its age in seconds. */
export async function shownOf(app: AppContext, tenantId: string, code: WallCode) {
  const now = app.now().getTime()
  const all = kept.get(app) ?? new Map<string, Kept>()
  kept.set(app, all)
  const key = `${tenantId} ${code}`
  const known = all.get(key)
  const ageMs = known ? now - known.since : 0
  // A clock that was put back makes what was counted later than now no fresher.
  if (known && ageMs >= 0 && ageMs < fresh * 1000)
    return { ...(await known.answer), age: Math.floor(ageMs / 1000) }
  all.delete(key)
  const [oldest] = all.keys()
  if (all.size >= most && oldest !== undefined) all.delete(oldest)
  const answer = count(app, tenantId, code)
  all.set(key, { since: now, answer })
  answer.catch(() => all.get(key)?.answer === answer && all.delete(key))
  return { ...(await answer), age: 0 }
}
