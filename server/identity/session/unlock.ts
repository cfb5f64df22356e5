import type { z } from 'zod'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { unlocked } from '#domain/system/own-session/asked.ts'
import { auditAlone } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { tryOwnPassword } from './own-password.ts'
import { turns } from './turns.ts'

/** Guesses at one desk are tried one after another: sent all at once they gain nothing. */
const inTurn = turns()

/**
 * POST auth/unlock: whether this is the password of who asks, as lower-case md5. It begins no session and ends none;
 * wrong passwords count together with those at the sign-in desk.
 */
export async function answerUnlock(
  { password }: z.output<typeof unlocked>,
  call: PersonalCall,
): Promise<null> {
  const secret = password.toLowerCase().slice(0, 64)
  await inTurn(`${call.tenantId}/${call.actor.id}`, () => attempt(call, secret))
  return null
}

async function attempt(call: PersonalCall, secret: string) {
  const { c, app, actor, tenantId } = call
  const tried = await tryOwnPassword(call, secret)
  if (tried === 'none') refuse({ type: 'invalid', message: '此账号没有密码，请退出后重新登录' })
  const record = { tenantId, account: actor.account, action: '解锁屏幕', address: addressOf(c) }
  if (tried === 'right') return auditAlone(app, record)
  await auditAlone(app, { ...record, result: 'failure' })
  // The last try has locked the account: asked once more, it says for how long.
  if (tried === 0) await tryOwnPassword(call, secret)
  return refuse({ type: 'invalid', message: phrase('密码错误，还可尝试 {{count}} 次', { count: tried }) })
}
