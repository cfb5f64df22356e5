import { sql } from 'kysely'
import type { Database } from '#server/house.ts'
import { stamps } from '#server/stamps.ts'

/** So many wrong passwords in a row lock an account for so long (GB/T 22239-2019, 8.1.4.1). */
const allowed = 5
const seconds = 30 * 60

/** Seconds for which the account stays locked; 0 when it is not. */
export async function lockedFor(db: Database, tenantId: string, account: string, now: Date): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select ceil(extract(epoch from until - ${now.toISOString()}::timestamptz))::int as left
    from system_sign_in_failure
    where tenant_id = ${tenantId} and account = ${account} and failures >= ${allowed}`.execute(db)
  return Math.max(0, rows[0]?.left ?? 0)
}

/** Counts one wrong password; says how many more may be tried. */
export async function countFailure(
  db: Database,
  tenantId: string,
  account: string,
  now: Date,
): Promise<number> {
  const until = new Date(now.getTime() + seconds * 1000).toISOString()
  const at = sql`${now.toISOString()}::timestamptz`
  // Of every tenant: a stranger may name tenants that do not exist, and nobody else would sweep up after them.
  await sql`delete from system_sign_in_failure where until <= ${at}`.execute(db)
  const { failures } = await db
    .insertInto('system_sign_in_failure')
    .values({ ...stamps(tenantId), account, failures: 1, until })
    .onConflict((same) =>
      same
        .columns(['tenant_id', 'account'])
        .doUpdateSet({ failures: sql`system_sign_in_failure.failures + 1`, until }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return Math.max(0, allowed - Number(failures))
}

export const forgetFailures = (db: Database, tenantId: string, account: string) =>
  sql`delete from system_sign_in_failure where tenant_id = ${tenantId} and account = ${account}`.execute(db)
