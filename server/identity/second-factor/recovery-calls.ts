import { refuse } from '#domain/kernel/refusal.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { changed } from './changed.ts'
import { holdFactor } from './guesses.ts'
import { renewCodes } from './recovery.ts'
import { isEnrolled, standingOf } from './standing.ts'

/** New codes for the day of loss; those printed before open nothing any more. */
export async function renewRecovery(call: PersonalCall) {
  const { app, tenantId } = call
  const { id: userId } = call.actor
  return app.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    const standing = await standingOf(db, tenantId, userId, app.now())
    if (!standing || !isEnrolled(standing))
      return refuse({ type: 'invalid', message: '请先启用一种二次验证方式' })
    const recoveryCodes = await renewCodes(db, tenantId, userId)
    await changed(db, call, { action: '重新生成恢复码' })
    return { recoveryCodes }
  })
}
