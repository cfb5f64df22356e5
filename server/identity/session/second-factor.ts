import { sql } from 'kysely'
import type { SignInWay } from '#domain/system/sign-in-way.ts'
import { user } from '#domain/system/user.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { lockedWords } from '#server/identity/second-factor/guesses.ts'
import { maskedPhone } from '#server/identity/second-factor/masked-phone.ts'
import { factorsOf, standingOf } from '#server/identity/second-factor/standing.ts'
import type { Entrance } from './enter.ts'
import { newTicket } from './sign-in-ticket.ts'
import type { TokenFault } from './token-error.ts'

/**
 * Both proofs at once: a passkey asks for the finger or the PIN itself, and a phone that vouches for a desk
 * is signed in already, by all the proofs that were asked of it.
 */
const sufficient: readonly SignInWay[] = ['passkey', 'scan']

/** The refusal that asks for a second proof, with the ticket to bring it by; nothing where one will do. */
export async function secondFactorFor(app: AppContext, entrance: Entrance): Promise<TokenFault | undefined> {
  const { tenantId, userId, how } = entrance
  if (sufficient.includes(how)) return undefined
  const standing = await standingOf(app.db, tenantId, userId, app.now())
  if (!standing) return undefined
  const factors = await factorsOf(app, standing, entrance)
  if (factors.length === 0) return undefined
  if (standing.lockedFor > 0)
    return { type: 'invalid_grant', text: lockedWords, retryAfter: standing.lockedFor }
  const ticket = await newTicket(app, entrance, entrance.passwordVersion ?? (await versionOf(app, entrance)))
  const phone = factors.includes('sms') && standing.phone ? { phone: maskedPhone(standing.phone) } : {}
  return { type: 'second_factor_required', text: '请完成二次验证', data: { ticket, factors, ...phone } }
}

async function versionOf({ db }: AppContext, { tenantId, userId }: Entrance): Promise<number> {
  const row = await table(user, db, tenantId).get(
    { id: userId },
    { version: sql<number>`coalesce(password_version, 0)` },
  )
  return row?.version ?? 0
}
