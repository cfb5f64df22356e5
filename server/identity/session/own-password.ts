import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { user } from '#domain/system/user.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { knownDevice } from './known-device.ts'
import { countTry, failuresOf, forgetFailures, onDevice } from './lock.ts'
import { markProved } from './proved.ts'
import { safeLogin } from './safe-login.ts'

/** What came of it; a number says how many tries are left after a wrong one, `none` that there is no password. */
export type Tried = 'right' | 'none' | number

/**
 * Whether this is the password of somebody who is signed in, as lower-case md5. Wrong ones count together with those
 * at the door, whatever they were typed for, on a device where they have signed in those of that device alone; a right
 * one proves who sits there. Refuses while the account is locked there.
 */
export async function tryOwnPassword(call: PersonalCall, secret: string): Promise<Tried> {
  const { app, actor } = call
  const { db, passwords, now } = app
  const { tenantId, account } = actor
  const device = await knownDevice(call.c, app, { tenantId, account })
  const tried = { tenantId, account: device ? onDevice(account, device) : account }
  const rules = await safeLogin(app, tenantId)
  const { lockedFor } = await failuresOf(db, tried, rules, now())
  if (lockedFor) refuseLocked(lockedFor)
  const row = await table(user, db, tenantId).get({ id: actor.id }, { hash: 'passwordHash' })
  const hash = row?.hash
  if (!hash) return 'none'
  const tries = await countTry(db, tried, rules, now())
  if (tries > rules.failuresAllowed) refuseLocked(rules.lockMinutes * 60)
  if (!(await passwords.verify(hash, secret))) return Math.max(0, rules.failuresAllowed - tries)
  await forgetFailures(db, tried)
  await markProved(call)
  return 'right'
}

const refuseLocked = (seconds: number) =>
  refuse({
    type: 'too-many',
    message: phrase('密码连续错误次数过多，账号已锁定，请 {{minutes}} 分钟后再试', {
      minutes: Math.ceil(seconds / 60),
    }),
    retryAfter: seconds,
  })
