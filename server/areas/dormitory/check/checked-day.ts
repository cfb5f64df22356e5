import { enteredUntil, enteredWithin } from '#domain/dormitory/check/entry.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'

/** Refuses a day that is not yet, or too long ago for what was seen to be remembered. */
export function mustBeRecent(day: string | null | undefined, before: string | undefined, { app }: Unit) {
  if (!day || day === before) return
  const today = todayOf(app)
  if (day > today) refuseAt('day', '检查日期不能晚于今天')
  if (enteredUntil(day) < today)
    refuseAt('day', phrase('检查日期不能早于 {{count}} 天前', { count: enteredWithin }))
}
