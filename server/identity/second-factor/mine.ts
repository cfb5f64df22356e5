import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { OwnFactors, Passkey } from '#domain/system/second-factors/calls.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { sendsSms } from '#server/identity/sms/carrier.ts'
import { maskedPhone } from './masked-phone.ts'
import { hostOf, rpIdOf } from './passkey-host.ts'
import { isRecommended, isRequired } from './rule.ts'
import { isEnrolled, standingOf } from './standing.ts'

const wire = 'YYYY-MM-DD HH24:MI:SS'

/** What a person has set up, and what the college wishes for. */
export async function mine({ c, app, tenantId, actor }: PersonalCall): Promise<OwnFactors> {
  const { db } = app
  const { id: userId } = actor
  const standing = await standingOf(db, tenantId, userId, app.now())
  if (!standing) return refuse({ type: 'not-found' })
  const { rows: passkeys } = await sql<Passkey>`select id, name, backed_up as "backedUp",
      rp_id = ${rpIdOf(hostOf(c))} as "worksHere",
      to_char(created_at at time zone 'Asia/Shanghai', ${wire}) as "createdAt",
      to_char(last_used_at at time zone 'Asia/Shanghai', ${wire}) as "lastUsedAt"
    from system_passkey where tenant_id = ${tenantId} and user_id = ${userId}
    order by system_passkey.id`.execute(db)
  const { rows: further } = await sql<{ since: string | null; phone: string | null }>`
    select to_char(f.totp_since at time zone 'Asia/Shanghai', ${wire}) as since, u.phone from "system_user" u
    left join ${behind('system_second_factor f', 'u.id', 'user_id')}
    where u.tenant_id = ${tenantId} and u.id = ${userId}`.execute(db)
  const { smsOn, recoveryCodes } = standing
  const phone = further[0]?.phone ?? null
  const phoneVerified = standing.phone !== null
  return {
    enabled: isEnrolled(standing),
    required: await isRequired(app, tenantId, userId),
    recommended: await isRecommended(app, tenantId, userId),
    phone: phone && maskedPhone(phone),
    phoneVerified,
    smsOn: smsOn && phoneVerified,
    smsOffered: await sendsSms(app, tenantId),
    totpSince: further[0]?.since ?? null,
    passkeys,
    recoveryCodes,
  }
}
