import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { sessionNamed } from '#domain/system/own-account/asked.ts'
import type { OwnSession } from '#domain/system/own-account/calls.ts'
import { arrivalOf } from '#server/core/client-address.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { tokenOf } from './bearer.ts'
import { safeLogin } from './safe-login.ts'
import { endFamilies, familyOf } from './sessions.ts'
import { recordSignIn } from './sign-in-log.ts'

/** Where the person is signed in, this session first. */
export async function answerSessions({ c, app, actor, tenantId }: PersonalCall) {
  const here = await familyOf(app.db, tenantId, tokenOf(app.settings.product, c.req.raw) ?? '')
  const { idleMinutes } = await safeLogin(app, tenantId)
  const now = app.now()
  const idleSince = new Date(now.getTime() - idleMinutes * 60_000).toISOString()
  const { rows } = await sql<Omit<OwnSession, 'current'>>`
    select s.family_id as id, max(s.device) as device, max(s.address) as address, max(s.how) as how,
      null as place, ${momentOf('min(coalesce(s.started_at, s.created_at))')} as "startedAt",
      ${momentOf('max(coalesce(s.last_seen_at, s.created_at))')} as "lastSeenAt"
    from system_session s
    join ${behind('system_user u', 's.user_id')}
    where s.tenant_id = ${tenantId} and s.user_id = ${actor.id} and s.ended_why is null
      and s.password_version = u.password_version and s.refresh_until > ${now.toISOString()}::timestamptz
    group by s.family_id
    having max(coalesce(s.last_seen_at, s.created_at)) > ${idleSince}::timestamptz
    order by max(coalesce(s.last_seen_at, s.created_at)) desc`.execute(app.db)
  return rows
    .map((row) => ({ ...row, current: row.id === here }))
    .toSorted((one, other) => Number(other.current) - Number(one.current))
}

/** Ends one of the person's own sign-ins, by the id that `sessions` gave. */
export async function answerEndSession(
  { id }: z.output<typeof sessionNamed>,
  { c, app, actor, tenantId }: PersonalCall,
) {
  const mine = sql`user_id = ${actor.id} and family_id::text = ${id}`
  await app.db.transaction().execute(async (db) => {
    const ended = await endFamilies(db, tenantId, mine, '您在其他设备上终止了此处的登录')
    if (ended.length === 0) refuse({ type: 'not-found' })
    const { account } = actor
    await recordSignIn(db, app, {
      tenantId,
      account,
      event: 'ended',
      reason: '本人终止',
      arrival: arrivalOf(c),
    })
  })
}
