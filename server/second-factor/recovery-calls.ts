import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { audit } from '#server/audit/audit.ts'
import { addressOf } from '#server/client-address.ts'
import { bodyOf } from '#server/request-body.ts'
import type { PersonalCall } from '#server/route.ts'
import { assertion, assertSelf } from './assert.ts'
import { holdFactor } from './guesses.ts'
import { renewCodes } from './recovery.ts'
import { isEnrolled, standingOf } from './standing.ts'

const body = z.object(assertion)

/** New codes for the day of loss; those printed before open nothing any more. */
export async function renewRecovery({ c, house, tenantId, person }: PersonalCall) {
  await assertSelf(house, person, await bodyOf(c, body), addressOf(c))
  const { id: userId, account } = person
  return house.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    const standing = await standingOf(db, tenantId, userId, house.now())
    if (!standing || !isEnrolled(standing))
      return refuse({ type: 'invalid', message: '请先启用一种二次验证方式' })
    const recoveryCodes = await renewCodes(db, tenantId, userId)
    await audit(db, house, { tenantId, account, action: '重新生成恢复码', address: addressOf(c) })
    return { recoveryCodes }
  })
}
