import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { fail, ok, type Result } from '#domain/kernel/result.ts'
import type { SafeLogin } from '#domain/security/safe-login.ts'
import { session } from '#domain/system/session.ts'
import type { SignInWay } from '#domain/system/sign-in-way.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { behind, table } from '#server/core/database/table.ts'
import { notifyPerson } from '#server/core/messages/notify.ts'
import { safeLogin } from './safe-login.ts'
import { endFamily, type Issued, issue } from './sessions.ts'
import { recordSignIn } from './sign-in-log.ts'
import type { TokenFault } from './token-error.ts'
import { hashOf, type Pair, seal, tenantOf, unseal } from './tokens.ts'

const spent: TokenFault = { type: 'invalid_grant', text: '登录已过期，请重新登录', refreshing: true }

/**
 * The refresh grant. A token is good once. Asked again, it returns the pair it was exchanged for as long as nobody has
 * used that: the reply was lost. After that it is in two hands, and its whole family ends (RFC 9700, 4.14.2).
 */
export async function refresh(app: AppContext, token: string): Promise<Result<Issued, TokenFault>> {
  const tenantId = tenantOf(token)
  if (!tenantId) return fail(spent)
  const hash = await hashOf(token)
  const rules = await safeLogin(app, tenantId)
  return app.db.transaction().execute(async (db) => {
    const found = await pairOf(db, tenantId, hash)
    if (!found) return fail(spent)
    const at = app.now().getTime()
    const { familyId, rotatedAt, successor } = found
    if (found.endedWhy)
      return fail({ ...spent, text: phrase('您的登录已被终止：{{why}}', { why: found.endedWhy }) })
    if (!found.good || at >= endOf(found, rules)) return end(db, app, found, 'void')
    if (rotatedAt && successor) {
      const pair = await unseal(successor, token)
      if (await isUsed(db, tenantId, pair)) return end(db, app, found, 'reused')
      const until = Math.min(rotatedAt + app.settings.accessTokenSeconds * 1000, found.until)
      if (at >= until) return end(db, app, found, 'void')
      return ok({ ...pair, tenantId, userId: found.userId, seconds: Math.floor((until - at) / 1000) })
    }

    const family = {
      id: familyId,
      until: new Date(found.until),
      startedAt: new Date(found.startedAt),
      lastSeenAt: new Date(found.lastSeenAt),
      provedAt: found.provedAt === null ? null : new Date(found.provedAt),
    }
    const { how, device, address } = found
    const issued = await issue(db, app, { ...found, family, how, arrival: { device, address } })
    const { access, refresh } = issued
    await table(session, db, tenantId).update(
      { refreshHash: hash },
      { rotatedAt: app.now(), successor: await seal({ access, refresh }, token) },
    )
    return ok(issued)
  })
}

/** A family lives no longer than the college allows, nor longer idle: refreshing is no activity of the person. */
const endOf = ({ until, startedAt, lastSeenAt }: Found, { absoluteHours, idleMinutes }: SafeLogin) =>
  Math.min(until, startedAt + absoluteHours * 3_600_000, lastSeenAt + idleMinutes * 60_000)

interface Found {
  readonly tenantId: string
  readonly userId: string
  readonly familyId: string
  readonly passwordVersion: number
  /** Milliseconds since 1970, as is `rotatedAt`. */
  readonly until: number
  readonly rotatedAt: number | null
  readonly successor: string | null
  readonly startedAt: number
  readonly lastSeenAt: number
  readonly provedAt: number | null
  readonly endedWhy: string | null
  readonly account: string
  readonly how: SignInWay
  readonly device: string
  readonly address: string
  /** The user is enabled and has not changed the password since. */
  readonly good: boolean
}

/** Locked until the transaction ends: of two refreshes at once the second finds what the first made. */
async function pairOf(db: Database, tenantId: string, hash: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select s.tenant_id as "tenantId", s.user_id as "userId", s.family_id as "familyId",
      s.password_version as "passwordVersion", s.successor, u.account,
      (extract(epoch from s.refresh_until) * 1000)::float8 as until,
      (extract(epoch from s.rotated_at) * 1000)::float8 as "rotatedAt",
      (extract(epoch from coalesce(s.started_at, s.created_at)) * 1000)::float8 as "startedAt",
      (extract(epoch from coalesce(s.last_seen_at, s.created_at)) * 1000)::float8 as "lastSeenAt",
      (extract(epoch from s.proved_at) * 1000)::float8 as "provedAt",
      s.ended_why as "endedWhy",
      coalesce(s.how, 'account') as how, coalesce(s.device, '') as device, coalesce(s.address, '') as address,
      u.enabled and u.password_version = s.password_version as good
    from system_session s join ${behind('system_user u', 's.user_id')}
    where s.tenant_id = ${tenantId} and s.refresh_hash = ${hash} for update of s`.execute(db)
  return rows[0]
}

/** A call was made with it, or it was exchanged in its turn. */
async function isUsed(db: Database, tenantId: string, { access }: Pair) {
  const pair = { accessHash: await hashOf(access) }
  const found = await table(session, db, tenantId).get(pair, ['usedAt', 'rotatedAt'])
  return Boolean(found?.usedAt ?? found?.rotatedAt)
}

async function end(db: Database, app: AppContext, found: Found, why: 'void' | 'reused') {
  const { tenantId, userId, familyId } = found
  app.log('warn', 'session ended', { tenantId, userId, familyId, why })
  await endFamily(db, tenantId, familyId)
  if (why === 'reused') await tellOfTheft(db, app, found)
  return fail(spent)
}

/** Somebody else has had the token: its person is told, and so is anyone who watches over the app. */
async function tellOfTheft(
  db: Database,
  app: AppContext,
  { tenantId, userId, account, address, device }: Found,
) {
  const text = `您在“${device || '未知设备'}”上的登录凭据被重复使用，可能已泄露，该处登录已终止。如非本人操作，请尽快修改密码。`
  await notifyPerson(db, app, { tenantId, userId, kind: 'security', title: '登录凭据可能已泄露', text })
  const reason = '刷新令牌被重复使用'
  await recordSignIn(db, app, { tenantId, account, event: 'ended', reason, arrival: { address, device } })
}
