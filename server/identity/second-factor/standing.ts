import { sql } from 'kysely'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'
import { sendsSms } from '#server/identity/sms/carrier.ts'
import { isRequired } from './rule.ts'

/** How a person may prove a second time who they are; the client knows the same words. */
export type Factor = 'sms' | 'totp' | 'passkey'

/** What a person has to prove a second time who they are. */
export interface Standing {
  readonly account: string
  readonly hasPassword: boolean
  /** Sealed. */
  readonly totpSecret: string | null
  readonly lastStep: number | null
  readonly smsOn: boolean
  readonly passkeys: number
  readonly recoveryCodes: number
  /** Of the account, confirmed by its owner; no other number proves anything. */
  readonly phone: string | null
  /** Seconds for which no proof is taken. */
  readonly lockedFor: number
}

/** Nothing when there is no such user. */
export async function standingOf(db: Database, tenantId: string, userId: string, now: Date) {
  const { rows } = await sql<Standing>`
    select u.account, u.password_hash is not null as "hasPassword", f.totp_secret as "totpSecret", f.last_step as "lastStep",
      coalesce(f.sms_on, false) as "smsOn", case when u.phone_verified then u.phone end as phone,
      (select count(*)::int from system_passkey p where p.tenant_id = u.tenant_id and p.user_id = u.id) as passkeys,
      (select count(*)::int from system_recovery_code c
        where c.tenant_id = u.tenant_id and c.user_id = u.id) as "recoveryCodes",
      greatest(0, coalesce(
        ceil(extract(epoch from f.locked_until - ${now.toISOString()}::timestamptz)), 0))::int as "lockedFor"
    from "system_user" u
    left join ${behind('system_second_factor f', 'u.id', 'user_id')}
    where u.tenant_id = ${tenantId} and u.id = ${userId}`.execute(db)
  return rows[0]
}

/** Whether the person has set up a proof of their own accord. */
export const isEnrolled = ({ totpSecret, passkeys, smsOn, phone }: Standing) =>
  totpSecret !== null || passkeys > 0 || (smsOn && phone !== null)

interface Asking {
  readonly tenantId: string
  readonly userId: string
  readonly how: string
}

/**
 * By what the person may prove themselves; empty where one proof does. A message to the phone is the weakest of all:
 * it is taken where the person chose it, or where the college asks for a second proof and there is no other, and only at
 * a phone they have confirmed.
 */
export async function factorsOf(
  app: AppContext,
  standing: Standing,
  asking: Asking,
): Promise<readonly Factor[]> {
  const { totpSecret, passkeys, smsOn, phone } = standing
  const own: readonly Factor[] = [
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(totpSecret ? (['totp'] as const) : []),
  ]
  const reachable = phone !== null && asking.how !== 'mobile' && (await sendsSms(app, asking.tenantId))
  if (!reachable) return own
  if (smsOn) return [...own, 'sms']
  return own.length === 0 && (await isRequired(app, asking.tenantId, asking.userId)) ? ['sms'] : own
}
