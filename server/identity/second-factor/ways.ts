import type { AppContext } from '#server/core/app-context.ts'
import { sendsSms } from '#server/identity/sms/carrier.ts'
import { maskedPhone } from './masked-phone.ts'
import { type Factor, factorsOf, standingOf } from './standing.ts'

/** By what somebody who is signed in may prove once more who they are. With none of them they sign in again. */
export interface Ways {
  readonly password: boolean
  readonly factors: readonly Factor[]
  /** Masked, where a message may go there. */
  readonly phone?: string
}

/** Anyone who has no password enters by a code to the phone: it will do here as well. */
export async function waysOf(app: AppContext, tenantId: string, userId: string): Promise<Ways> {
  const standing = await standingOf(app.db, tenantId, userId, app.now())
  if (!standing) return { password: false, factors: [] }
  const { hasPassword, phone } = standing
  const own = await factorsOf(app, standing, { tenantId, userId, how: '' })
  const byPhone = !hasPassword && phone && !own.includes('sms') && (await sendsSms(app, tenantId))
  const factors = byPhone ? [...own, 'sms' as const] : own
  const sms = factors.includes('sms') && phone ? { phone: maskedPhone(phone) } : {}
  return { password: hasPassword, factors, ...sms }
}
