import { sql } from 'kysely'
import { passwordPolicyInitial } from '#domain/system/password-policy.ts'

/** Puts the college's password policy beside a person `u`. */
export const withPolicy = sql`left join system_password_policy policy on policy.tenant_id = u.tenant_id`

/** Whether the password of `u` is older than the policy allows. Anyone who has none of ours has none to change. */
export const expired = (now: Date) => sql<boolean>`(
  u.password_hash is not null and coalesce(policy.expiry_days, ${passwordPolicyInitial.expiryDays}) > 0
  and coalesce(u.password_changed_at, u.created_at) <= ${now.toISOString()}::timestamptz
    - coalesce(policy.expiry_days, 0) * interval '1 day')`

/** Whether `u` must change the password before anything else: it is too old, or somebody else chose it. */
export const mustChange = (now: Date) =>
  sql<boolean>`(coalesce(u.must_change_password, false) or ${expired(now)})`
