import md5 from 'crypto-js/md5.js'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { assertion } from '#domain/system/assertion.ts'
import { addressOf, arrivalOf } from '#server/core/client-address.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { tryOwnPassword } from '#server/identity/session/own-password.ts'
import { markProved } from '#server/identity/session/proved.ts'
import { recordSignInAlone } from '#server/identity/session/sign-in-log.ts'
import { turns } from '#server/identity/session/turns.ts'
import { countGuess, forgetGuesses, holdFactor, lockedWords } from './guesses.ts'
import { hostOf } from './passkey-host.ts'
import { isProven, isRecovery } from './proof.ts'
import { standingOf } from './standing.ts'
import { waysOf } from './ways.ts'

const asserted = z.object(assertion)
type Asserted = z.infer<typeof asserted>

/**
 * A session left open must not be enough to open an account or change what opens it: anyone who asks has proved within
 * minutes who they are, or proves it in this call. What is brought must be right, however fresh the last proof is.
 */
export async function requireProof(call: PersonalCall, taken: 'any' | 'password'): Promise<void> {
  const given = await givenIn(call, taken)
  if (given.password || given.code) return assertSelf(call, given)
  const { app, tenantId, actor } = call
  if (actor.proved) return
  const ways = await waysOf(app, tenantId, actor.id)
  refuse({ type: 'proof-required', message: '请先验证您的身份', ways })
}

async function givenIn({ c }: PersonalCall, taken: 'any' | 'password'): Promise<Asserted> {
  const text = await c.req.text()
  try {
    const { password, ...more } = asserted.parse(JSON.parse(text))
    return taken === 'any' ? { password, ...more } : { password }
  } catch {
    // What is no proof is for the call itself to refuse.
    return {}
  }
}

const inTurn = turns()

/** They prove here and now who they are, and are believed for some minutes. Wrong tries count like those at sign-in. */
export const assertSelf = (call: PersonalCall, given: Asserted): Promise<void> =>
  inTurn(`${call.tenantId}/${call.actor.id}`, async () => {
    const { password, code } = given
    if (!password && !code) refuse({ type: 'invalid', message: '请输入登录密码或验证码' })
    const right = password ? await isPassword(call, password) : await isCode(call, given)
    if (!right) refuse({ type: 'invalid', message: '密码或验证码不正确' })
  })

async function isPassword(call: PersonalCall, password: string): Promise<boolean> {
  const { c, app, tenantId, actor } = call
  if ((await tryOwnPassword(call, `${md5(password)}`)) === 'right') return true
  const happened = { tenantId, account: actor.account, reason: '确认身份时密码错误', arrival: arrivalOf(c) }
  await recordSignInAlone(app, { ...happened, event: 'failure' })
  return false
}

async function isCode(call: PersonalCall, { code = '', factor = 'totp' }: Asserted): Promise<boolean> {
  const { c, app, tenantId, actor } = call
  const { id: userId, account } = actor
  const { factors } = await waysOf(app, tenantId, userId)
  const proved = await app.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    const standing = await standingOf(db, tenantId, userId, app.now())
    if (!standing) return false
    if (standing.lockedFor > 0)
      refuse({ type: 'too-many', message: lockedWords, retryAfter: standing.lockedFor })
    const given = { tenantId, userId, factor, code, host: hostOf(c) }
    const right =
      (factors.includes(factor) && (await isProven(db, app, standing, given))) ||
      (await isRecovery(db, given))
    if (right) await forgetGuesses(db, tenantId, userId)
    else await countGuess(db, app, { tenantId, userId, account, address: addressOf(c) })
    return right
  })
  if (proved) await markProved(call)
  return proved
}
