import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { SafeLogin } from '#domain/security/safe-login.ts'
import { session } from '#domain/system/session.ts'
import { type Holder, holderColumns, personFrom } from '#server/core/actor/person-of.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { behind, empty, table } from '#server/core/database/table.ts'
import { seenAs } from '#server/identity/access/seen-as.ts'
import { tokenOf } from './bearer.ts'
import { mustChange, withPolicy } from './must-change.ts'
import { proofMinutes } from './proved.ts'
import { safeLogin } from './safe-login.ts'
import { hashOf, tenantOf } from './tokens.ts'

/**
 * Who asks, or nobody: a token that is unknown, expired, idle too long, of a disabled user or of an earlier password.
 * From a `passive` call, which a page makes by itself, it does not follow that somebody is there.
 */
export async function authenticate(
  app: AppContext,
  request: Request,
  passive = false,
): Promise<Actor | undefined> {
  const token = tokenOf(app.settings.product, request)
  const tenantId = token && tenantOf(token)
  if (!tenantId) return undefined
  const hash = await hashOf(token)
  const rules = await safeLogin(app, tenantId)
  const { rows } = await holderOf(tenantId, hash, app.now(), rules).execute(app.db)
  const [found] = rows
  if (!found) return undefined
  if (found.endedWhy)
    return refuse({
      type: 'unknown-session',
      message: phrase('您的登录已被终止：{{why}}', { why: found.endedWhy }),
    })
  await note(app, tenantId, hash, { used: found.unused, seen: found.unseen && !passive })
  const actor = await personFrom(app, tenantId, found)
  const ticket = request.headers.get('View-As')
  if (ticket) return seenAs(app, actor, ticket, request.method)
  const { mustChangePassword, proved } = found
  return { ...actor, mustChangePassword, proved }
}

/** The first use of a pair, and its person once a minute at most: a write for every call would be dear. */
async function note(
  { db, now }: AppContext,
  tenantId: string,
  accessHash: string,
  { used, seen }: { readonly used: boolean; readonly seen: boolean },
) {
  if (!used && !seen) return
  const at = now()
  const noted = { ...(used && { usedAt: at }), ...(seen && { lastSeenAt: at }) }
  // Of the first calls of a pair, which come together, one writes.
  const where = { accessHash, ...(!seen && { usedAt: empty }) }
  await table(session, db, tenantId).update(where, noted)
}

interface Held extends Holder {
  readonly endedWhy: string | null
  /** No call was made with this pair yet. */
  readonly unused: boolean
  /** Not seen for a minute. */
  readonly unseen: boolean
  readonly mustChangePassword: boolean
  readonly proved: boolean
}

/** One question for the person and the roles with their permissions, as they stand at this moment. */
const holderOf = (tenant: string, hash: string, now: Date, rules: SafeLogin) => sql<Held>`
  select ${holderColumns(tenant)}, s.ended_why as "endedWhy", ${mustChange(now)} as "mustChangePassword",
    s.used_at is null as unused, coalesce(s.last_seen_at <= ${ago(now, 1)}, true) as unseen,
    coalesce(s.proved_at > ${ago(now, proofMinutes)}, false) as proved
  from system_session s
  join ${behind('system_user u', 's.user_id')}
  ${withPolicy}
  where s.tenant_id = ${tenant} and s.access_hash = ${hash} and s.access_until > ${now.toISOString()}::timestamptz
    and (s.ended_why is not null or (
      u.enabled and s.password_version = u.password_version
      and coalesce(s.last_seen_at, s.created_at) > ${ago(now, rules.idleMinutes)}
      and coalesce(s.started_at, s.created_at) > ${ago(now, rules.absoluteHours * 60)}
    ))`

const ago = (now: Date, minutes: number) =>
  sql`${new Date(now.getTime() - minutes * 60_000).toISOString()}::timestamptz`
