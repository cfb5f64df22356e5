import { daysAfter } from '#domain/kernel/days.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'

/** How long after a check its sheet may still be entered, in days: a phone without a line sends it later. */
const enteredWithin = 14

/** Refuses a day that is not yet, or too long ago for what was seen to be remembered. */
export function mustBeRecent(day: string | null | undefined, before: string | undefined, { app }: Unit) {
  if (!day || day === before) return
  const today = todayOf(app)
  const message = day > today ? '检查日期不能晚于今天' : '检查日期不能早于 14 天前'
  if (day > today || day < daysAfter(today, -enteredWithin)) refuseAt('day', message)
}
