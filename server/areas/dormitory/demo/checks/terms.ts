import { type RawBuilder, sql } from 'kysely'
import { idFrom } from '#server/core/database/id-from.ts'

/** The four terms of the demo college up to today, from the first week in which rooms are checked. */
export const terms = sql`(values (date '2025-02-24', date '2025-07-04'), (date '2025-09-01', date '2026-01-16'),
  (date '2026-03-02', date '2026-07-03'), (date '2026-08-31', date '2027-01-15')) t(opens, closes)`

/** A number below `outOf`, the same each time for the same row and question. */
export const chance = (row: RawBuilder<unknown>, question: string, outOf = 100): RawBuilder<number> =>
  sql`(('x' || substr(md5(${row} || ${question}::text), 1, 7))::bit(28)::int % ${sql.lit(outOf)})`

/** What the server keeps of a row that was entered on the evening of its day. */
export const stamped = sql`id, tenant_id, revision, created_at, created_by, updated_at, updated_by`
export const stampOf = (tenantId: string, key: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
  sql`${idFrom(key)}, ${tenantId}, 1, ${at}, 'demo', ${at}, 'demo'`
