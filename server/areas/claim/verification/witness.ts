import md5 from 'crypto-js/md5.js'
import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Arrival } from '#server/client-address.ts'
import type { House, Person } from '#server/house.ts'
import { holds } from '#server/resource/scope.ts'
import { addressStanding, countAddressFailure } from '#server/session/address-lock.ts'
import { countTry, failuresOf, forgetFailures, onDevice } from '#server/session/lock.ts'
import { personOf } from '#server/session/person-of.ts'
import { safeLogin } from '#server/session/safe-login.ts'
import { nobodysHash } from '#server/session/sign-in.ts'
import { recordSignInAlone } from '#server/session/sign-in-log.ts'
import { turns } from '#server/session/turns.ts'
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
export const witnessOf = (house: House, person: Person, given: Given, arrival: Arrival): Promise<Person> =>
  inTurn(`${person.tenantId}/${given.witness}`, () => attempt(house, person, given, arrival))

async function attempt(house: House, person: Person, { witness, password }: Given, arrival: Arrival) {
  const { db, now, passwords } = house
  const { tenantId } = person
  const account = witness.trim()
  if (account === person.account) refuse({ type: 'invalid', message: '第二人不能是核验员本人' })
  const rules = await safeLogin(house, tenantId)
  // Strangers at the door shut no witness out: what is counted is what is typed beside this person.
  const tried = { tenantId, account: onDevice(account.slice(0, 64), person.id) }
  const near = await addressStanding(house, arrival.address, rules)
  const before = await failuresOf(db, tried, rules, now())
  const lockedFor = near.lockedFor || before.lockedFor
  if (lockedFor) locked(lockedFor)
  if ((await countTry(db, tried, rules, now())) > rules.failuresAllowed) locked(rules.lockMinutes * 60)
  const { rows } = await sql<{ id: string; hash: string | null }>`select id, password_hash as hash
    from "system_user" where tenant_id = ${tenantId} and account = ${account} and enabled`.execute(db)
  const [user] = rows
  const right = await passwords.verify(user?.hash ?? (await nobodysHash(passwords)), `${md5(password)}`)
  if (!user?.hash || !right) {
    await countAddressFailure(house, arrival.address)
    const reason = '人工放行第二人账号或密码错误'
    await recordSignInAlone(house, { tenantId, account, event: 'failure', how: 'account', reason, arrival })
    return refuse({ type: 'invalid', message: '第二人的账号或密码不正确' })
  }
  await forgetFailures(db, tried)
  const found = await personOf(house, tenantId, user.id)
  if (!found || !holds(found, verifying))
    return refuse({ type: 'invalid', message: '第二人没有新生核验的权限' })
  return found
}

const locked = (seconds: number) =>
  refuse({ type: 'too-many', message: '第二人的账号已暂时锁定，请稍后再试或换一位同事', retryAfter: seconds })
