import { sql } from 'kysely'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'

/** The year's next number of a written notice. The lock keeps two that are told at once apart. */
export async function nextNumber({ db, app, actor }: Unit) {
  const year = timeOf(app.now()).slice(0, 4)
  await sql`select pg_advisory_xact_lock(hashtext(${`violation number ${actor.tenantId}`}))`.execute(db)
  const { rows } = await sql<{ last: number }>`select coalesce(max(right(number, 5)::int), 0) as last
    from violation_record where tenant_id = ${actor.tenantId} and number like ${`WJ${year}%`}`.execute(db)
  return `WJ${year}${String((rows[0]?.last ?? 0) + 1).padStart(5, '0')}`
}
