import md5 from 'crypto-js/md5.js'
import { shapedBy } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { user as userTable } from '#domain/system/user.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import type { Arrival } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { addressStanding, countAddressFailure } from '#server/identity/session/address-lock.ts'
import { countTry, failuresOf, forgetFailures, onDevice } from '#server/identity/session/lock.ts'
import { safeLogin } from '#server/identity/session/safe-login.ts'
import { nobodysHash } from '#server/identity/session/sign-in.ts'
import { recordSignInAlone } from '#server/identity/session/sign-in-log.ts'
import { turns } from '#server/identity/session/turns.ts'
import { verifying } from './listed.ts'

interface Given {
  /** The account and the password as they were typed. */
  readonly witness: string
  readonly password: string
}

const inTurn = turns()

/**
 * Who stands for an override beside the one at the desk: somebody else, who may verify too, and who has typed their
 * password. Wrong tries count like those at sign-in, of an account that is there and of one that is not.
 */
export const witnessOf = (app: AppContext, actor: Actor, given: Given, arrival: Arrival): Promise<Actor> =>
  inTurn(`${actor.tenantId}/${given.witness}`, () => attempt(app, actor, given, arrival))

async function attempt(app: AppContext, actor: Actor, { witness, password }: Given, arrival: Arrival) {
  const { db, now, passwords } = app
  const { tenantId } = actor
  const account = shapedBy(userTable.fields.account, witness)
  if (account === actor.account) refuse({ type: 'invalid', message: '第二人不能是核验员本人' })
  const rules = await safeLogin(app, tenantId)
  // Strangers at the door shut no witness out: what is counted is what is typed beside this person.
  const tried = { tenantId, account: onDevice(account.slice(0, 64), actor.id) }
  const near = await addressStanding(app, arrival.address, rules)
  const before = await failuresOf(db, tried, rules, now())
  const lockedFor = near.lockedFor || before.lockedFor
  if (lockedFor) locked(lockedFor)
  if ((await countTry(db, tried, rules, now())) > rules.failuresAllowed) locked(rules.lockMinutes * 60)
  const user = await table(userTable, db, tenantId).get(
    { account, enabled: true },
    { id: 'id', hash: 'passwordHash' },
  )
  const right = await passwords.verify(user?.hash ?? (await nobodysHash(passwords)), `${md5(password)}`)
  if (!user?.hash || !right) {
    await countAddressFailure(app, arrival.address)
    const reason = '人工放行第二人账号或密码错误'
    await recordSignInAlone(app, { tenantId, account, event: 'failure', how: 'account', reason, arrival })
    return refuse({ type: 'invalid', message: '第二人的账号或密码不正确' })
  }
  await forgetFailures(db, tried)
  const found = await personOf(app, tenantId, user.id)
  if (!found || !holds(found, verifying))
    return refuse({ type: 'invalid', message: '第二人没有新生核验的权限' })
  return found
}

const locked = (seconds: number) =>
  refuse({ type: 'too-many', message: '第二人的账号已暂时锁定，请稍后再试或换一位同事', retryAfter: seconds })
