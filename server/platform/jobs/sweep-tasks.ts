import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'

/** Tasks that have ended are kept so many days. */
const daysKept = 30

/** Forgets the tasks of a college that ended long ago; says how many. */
export async function sweepTasks(db: AppContext['db'], tenantId: string): Promise<number> {
  const { rows } = await sql`delete from resource_task where tenant_id = ${tenantId}
    and state in ('done', 'dead', 'cancelled')
    and coalesce(finished_at, created_at) < now() - make_interval(days => ${daysKept}) returning id`.execute(
    db,
  )
  return rows.length
}
