import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { audit, auditAlone } from '#server/audit/audit.ts'
import { addressOf } from '#server/client-address.ts'
import { objectOf } from '#server/request-body.ts'
import type { PersonalCall } from '#server/route.ts'
import { countTry, failuresOf, forgetFailures } from './lock.ts'
import { safeLogin } from './safe-login.ts'
import { turns } from './turns.ts'

/** Guesses at one desk are tried one after another: sent all at once they gain nothing. */
const inTurn = turns()

/**
 * POST auth/unlock: whether this is the password of who asks, as lower-case md5. It begins no session and ends none;
 * wrong passwords count together with those at the sign-in desk.
 */
export async function answerUnlock(call: PersonalCall): Promise<null> {
  const { password } = await objectOf(call.c)
  if (typeof password !== 'string' || !password) refuse({ type: 'invalid', message: '请输入密码' })
  const secret = password.toLowerCase().slice(0, 64)
  await inTurn(`${call.tenantId}/${call.person.id}`, () => attempt(call, secret))
  return null
}

async function attempt({ c, house, person, tenantId }: PersonalCall, secret: string) {
  const { db, passwords, now } = house
  const { account } = person
  const tried = { tenantId, account }
  const rules = await safeLogin(house, tenantId)
  const { lockedFor } = await failuresOf(db, tried, rules, now())
  if (lockedFor) refuseLocked(lockedFor)

  const { rows } = await sql<{ hash: string | null }>`
    select password_hash as hash from "system_user" where tenant_id = ${tenantId} and id = ${person.id}`.execute(
    db,
  )
  const hash = rows[0]?.hash
  if (!hash) refuse({ type: 'invalid', message: '此账号没有密码，请退出后重新登录' })
  const record = { tenantId, account, action: '解锁屏幕', address: addressOf(c) }
  const tries = await countTry(db, tried, rules, now())
  if (tries > rules.failuresAllowed) refuseLocked(rules.lockMinutes * 60)
  if (await passwords.verify(hash, secret)) {
    await db.transaction().execute(async (transaction) => {
      await forgetFailures(transaction, tried)
      await audit(transaction, house, record)
    })
    return
  }

  await auditAlone(house, { ...record, result: 'failure' })
  const left = rules.failuresAllowed - tries
  if (left <= 0) refuseLocked((await failuresOf(db, tried, rules, now())).lockedFor)
  refuse({ type: 'invalid', message: `密码错误，还可尝试 ${left} 次` })
}

const refuseLocked = (seconds: number) =>
  refuse({
    type: 'too-many',
    message: `密码连续错误次数过多，账号已锁定，请 ${Math.ceil(seconds / 60)} 分钟后再试`,
    retryAfter: seconds,
  })
