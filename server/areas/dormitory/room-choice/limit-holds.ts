import { refuse } from '#domain/kernel/refusal.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { count } from '#server/core/rate-counter.ts'

/** How often a student may try for a bed within a minute: more than a hand does, far less than a script. */
export const holdsPerMinute = 60

/** Refuses a script that tries for bed after bed (reliability case A-66). */
export async function limitHolds({ db, now }: AppContext, { tenantId, id }: Actor): Promise<void> {
  const counting = { tenantId, subject: `room-choice ${id}` }
  if ((await count(db, counting, 60, now())) <= holdsPerMinute) return
  refuse({ type: 'too-many', message: '选房操作过于频繁，请稍后再试', retryAfter: 60 })
}
