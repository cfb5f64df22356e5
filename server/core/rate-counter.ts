import { sql } from 'kysely'
import { rateCount } from '#domain/system/rate-count.ts'
import type { Database } from '#server/core/app-context.ts'
import { above, table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'

/** Under which what is counted over all colleges as one stands: an address is the same whichever it names. */
export const everywhere = '*'

export interface Tallied {
  readonly tenantId: string
  /** What is counted, and of whom: `sign-in failure 10.3.0.17`. */
  readonly subject: string
}

/** Counts one more, and says how many it makes within `seconds` of the first. Of many at once, each is counted. */
export async function count(db: Database, { tenantId, subject }: Tallied, seconds: number, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const until = new Date(now.getTime() + seconds * 1000).toISOString()
  const row = { ...stamps(tenantId), subject: subject.slice(0, 200), count: 1, until }
  const { count } = await db
    .insertInto('system_rate_count')
    .values(row)
    .onConflict((same) =>
      same.columns(['tenant_id', 'subject']).doUpdateSet({
        count: sql`case when system_rate_count.until <= ${at} then 1 else system_rate_count.count + 1 end`,
        until: sql`case when system_rate_count.until <= ${at} then excluded.until else system_rate_count.until end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many have been counted, and in how many seconds they are forgotten. */
export async function counted(db: Database, { tenantId, subject }: Tallied, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  return (
    (await table(rateCount, db, tenantId).get(
      { subject: subject.slice(0, 200), until: above(at) },
      { count: 'count', left: sql<number>`ceil(extract(epoch from until - ${at}))::int` },
    )) ?? { count: 0, left: 0 }
  )
}
