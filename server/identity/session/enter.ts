import { sql } from 'kysely'
import { fail, ok, type Result } from '#domain/kernel/result.ts'
import type { SignInWay } from '#domain/system/sign-in-way.ts'
import { user as userTable } from '#domain/system/user.ts'
import type { AppContext } from '#server/core/app-context.ts'
import type { Arrival } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
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

/** Where every way of signing in ends: anyone who may enter and has given every proof asked for gets a pair of tokens. */
export async function enter(app: AppContext, entrance: Entrance): Promise<Result<Issued, TokenFault>> {
  const { tenantId, userId, how, arrival, factor } = entrance
  const user = await userOf(app, tenantId, userId)
  if (!user) return fail(disabled)
  const { account } = user
  const happened = { tenantId, account, how, arrival }
  if (!user.enabled) {
    await recordSignInAlone(app, { ...happened, event: 'failure', reason: '账号已停用' })
    return fail(disabled)
  }
  const wanted = factor === undefined && (await secondFactorFor(app, entrance))
  if (wanted) return fail(wanted)

  const passwordVersion = entrance.passwordVersion ?? user.passwordVersion
  const rules = await safeLogin(app, tenantId)
  return app.db.transaction().execute(async (db) => {
    const mine = sql`user_id = ${userId}`
    await dropExpired(db, tenantId, userId, app.now())
    if (rules.oneSession) await endFamilies(db, tenantId, mine, '您的账号已在其他设备登录')
    await table(userTable, db, tenantId).update({ id: userId }, { lastLoginAt: app.now() })
    const seconds = rules.absoluteHours * 3600
    const issued = await issue(db, app, { tenantId, userId, passwordVersion, how, arrival, seconds })
    await recordSignIn(db, app, {
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

async function userOf({ db }: AppContext, tenantId: string, id: string): Promise<User | undefined> {
  return table(userTable, db, tenantId).get(
    { id },
    { account: 'account', enabled: 'enabled', passwordVersion: sql<number>`coalesce(password_version, 0)` },
  )
}
