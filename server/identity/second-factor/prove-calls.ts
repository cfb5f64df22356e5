import { refuse } from '#domain/kernel/refusal.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { sendCode } from '#server/identity/sms/send-code.ts'
import { hostOf } from './passkey-host.ts'
import { passkeyQuestion } from './passkey-sign-in.ts'
import { standingOf } from './standing.ts'
import { waysOf } from './ways.ts'

/** The question that one of their own passkeys answers. */
export const proveByPasskey = ({ c, app, tenantId, actor }: PersonalCall) =>
  passkeyQuestion(app, { tenantId, userId: actor.id, host: hostOf(c), address: addressOf(c) })

/** A code to the phone they have confirmed. */
export async function sendProofCode({ c, app, tenantId, actor }: PersonalCall) {
  const { id: userId } = actor
  const { factors } = await waysOf(app, tenantId, userId)
  const phone = (await standingOf(app.db, tenantId, userId, app.now()))?.phone
  if (!phone || !factors.includes('sms'))
    return refuse({ type: 'invalid', message: '您没有可用的短信验证，请换一种验证方式' })
  return sendCode(app, {
    tenantId,
    phone,
    purpose: 'second-factor',
    subject: userId,
    address: addressOf(c),
  })
}
