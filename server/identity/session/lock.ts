import { sql } from 'kysely'
import type { SafeLogin } from '#domain/security/safe-login.ts'
import { signInFailure } from '#domain/system/sign-in-failure.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'

/** Whose failures are counted: an account, as it was typed, or as it is typed `onDevice`. */
export interface Tried {
  readonly tenantId: string
  readonly account: string
}

/** An account on a device where it signed in before: strangers who lock the account do not lock it there. */
export const onDevice = (account: string, device: string) => `${account} @${device}`

const dayMinutes = 24 * 60

/**
 * How many wrong passwords in a row, after how many locks, and for how many seconds the account stays locked; 0 when
 * it is not.
 */
export async function failuresOf(db: Database, { tenantId, account }: Tried, rules: SafeLogin, now: Date) {
  const { rows } = await sql<{ failures: number; locks: number; left: number }>`
    select failures, coalesce(locks, 0) as locks, ceil(extract(epoch from until - ${at(now)}))::int as left from system_sign_in_failure
    where tenant_id = ${tenantId} and account = ${account} and until > ${at(now)}`.execute(db)
  const [found = { failures: 0, locks: 0, left: 0 }] = rows
  const { failures, locks } = found
  return { failures, locks, lockedFor: failures >= rules.failuresAllowed ? found.left : 0 }
}

/**
 * Counts one try before the password is looked at, so that of many at once, on however many nodes, no more are
 * looked at than the college allows. The last one allowed locks the account, each time for twice as long, up to a
 * day; anyone who was right is forgotten by `forgetFailures`.
 */
export async function countTry(db: Database, { tenantId, account }: Tried, rules: SafeLogin, now: Date) {
  const { failuresAllowed, lockMinutes } = rules
  const { rows } = await sql<{ failures: number }>`
    insert into system_sign_in_failure as f (tenant_id, id, account, failures, locks, until)
    values (${tenantId}, ${stamps(tenantId).id}, ${account}, 1, 0, ${at(now)} + ${minutes(lockMinutes)})
    on conflict (tenant_id, account) do update set
      failures = ${going(now, sql`f.failures + 1`, sql`1`)},
      locks = case when ${going(now, sql`f.failures + 1`, sql`1`)} = ${failuresAllowed}
        then coalesce(f.locks, 0) + 1 else coalesce(f.locks, 0) end,
      until = case
        when f.until > ${at(now)} and f.failures >= ${failuresAllowed} then f.until
        when ${going(now, sql`f.failures + 1`, sql`1`)} = ${failuresAllowed}
          then ${at(now)} + least(${minutes(lockMinutes)} * power(2, coalesce(f.locks, 0)), ${minutes(dayMinutes)})
        else ${at(now)} + ${minutes(lockMinutes)} end
    returning failures`.execute(db)
  return rows[0]?.failures ?? 1
}

/** Forgets those of an account on every device, or those on one alone. */
export const forgetFailures = (db: Database, { tenantId, account }: Tried) =>
  table(signInFailure, db, tenantId).remove([
    sql`(account = ${account} or starts_with(account, ${onDevice(account, '')}))`,
  ])

/** A count goes on while it has not run out, and begins again after that. */
const going = (now: Date, on: ReturnType<typeof sql>, anew: ReturnType<typeof sql>) =>
  sql`(case when f.until > ${at(now)} then ${on} else ${anew} end)`

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`
const minutes = (count: number) => sql`(${count}::int * interval '1 minute')`
