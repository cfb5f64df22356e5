import { sql } from 'kysely'
import { fail, ok, type Result } from '#domain/kernel/result.ts'
import type { SignInWay } from '#domain/system/sign-in-way.ts'
import type { Arrival } from '#server/client-address.ts'
import type { House } from '#server/house.ts'
import { safeLogin } from './safe-login.ts'
import { secondFactorFor } from './second-factor.ts'
import { dropExpired, endFamilies, type Issued, issue } from './sessions.ts'
import { recordSignIn, recordSignInAlone } from './sign-in-log.ts'
import type { TokenFault } from './token-error.ts'

/** Somebody who has proved who they are. */
export interface Entrance {
  readonly tenantId: string
  readonly userId: string
  readonly how: SignInWay
  readonly arrival: Arrival
  /** The second proof they gave, such as `totp`. Left out, one may still be asked for. */
  readonly factor?: string
  /** That of the password which was found right: a session begun under an earlier one is void. */
  readonly passwordVersion?: number
}

/** Where every way of signing in ends: whoever may enter and has given every proof asked for gets a pair of tokens. */
export async function enter(house: House, entrance: Entrance): Promise<Result<Issued, TokenFault>> {
  const { tenantId, userId, how, arrival, factor } = entrance
  const user = await userOf(house, tenantId, userId)
  if (!user) return fail(disabled)
  const { account } = user
  const happened = { tenantId, account, how, arrival }
  if (!user.enabled) {
    await recordSignInAlone(house, { ...happened, event: 'failure', reason: '账号已停用' })
    return fail(disabled)
  }
  const wanted = factor === undefined && (await secondFactorFor(house, entrance))
  if (wanted) return fail(wanted)

  const passwordVersion = entrance.passwordVersion ?? user.passwordVersion
  const rules = await safeLogin(house, tenantId)
  return house.db.transaction().execute(async (db) => {
    const mine = sql`user_id = ${userId}`
    await dropExpired(db, tenantId, userId, house.now())
    if (rules.oneSession) await endFamilies(db, tenantId, mine, '您的账号已在其他设备登录')
    await sql`update "system_user" set last_login_at = ${house.now().toISOString()}
      where tenant_id = ${tenantId} and id = ${userId}`.execute(db)
    const seconds = rules.absoluteHours * 3600
    const issued = await issue(db, house, { tenantId, userId, passwordVersion, how, arrival, seconds })
    await recordSignIn(db, house, {
      ...happened,
      event: 'sign-in',
      ...(factor && { reason: `二次验证：${factor}` }),
    })
    return ok(issued)
  })
}

const disabled = { type: 'invalid_grant', text: '账号已停用，请联系管理员' } as const

interface User {
  readonly account: string
  readonly enabled: boolean
  readonly passwordVersion: number
}

async function userOf({ db }: House, tenantId: string, id: string): Promise<User | undefined> {
  const { rows } = await sql<User>`
    select account, enabled, coalesce(password_version, 0) as "passwordVersion"
    from "system_user" where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  return rows[0]
}
