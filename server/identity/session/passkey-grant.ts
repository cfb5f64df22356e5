import { fail } from '#domain/kernel/result.ts'
import { arrivalOf } from '#server/core/client-address.ts'
import { hostOf } from '#server/identity/second-factor/passkey-host.ts'
import { verifyPasskey } from '#server/identity/second-factor/passkey-sign-in.ts'
import { enter } from './enter.ts'
import type { Grant } from './grant.ts'

/** A passkey alone: it says who it belongs to. `response` is the browser's answer as JSON. */
export const passkeyGrant: Grant = async ({ c, app, tenantId, asked }) => {
  const answer = await asked('response')
  const given = { tenantId, host: hostOf(c), answer, purpose: 'sign-in' } as const
  const verified = await app.db.transaction().execute((db) => verifyPasskey(db, app, given))
  if (!verified) return fail({ type: 'invalid_grant', text: '通行密钥未通过验证，请换一种方式登录' })
  return enter(app, { tenantId, userId: verified.userId, how: 'passkey', arrival: arrivalOf(c) })
}
