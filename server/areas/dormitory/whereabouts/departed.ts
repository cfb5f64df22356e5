import { sql } from 'kysely'
import { timeOf } from '#server/core/database/moment.ts'
import type { ScheduledWork } from '#server/core/jobs/handler.ts'

/** Notes who has left for the holiday: the house has seen them off, or the day that they named has come. */
export const noteDeparted: ScheduledWork = async (app, tenantId) => {
  const today = timeOf(app.now()).slice(0, 10)
  const { numAffectedRows = 0n } = await sql`update dormitory_whereabouts_turn t set departed = true,
      revision = t.revision + 1, updated_at = ${app.now().toISOString()}::timestamptz, updated_by = 'system'
    where t.tenant_id = ${tenantId} and t.state = 'done' and t.going <> 'campus' and t.departed is not true
      and (t.leaves_on <= ${today}::date or exists (select from dormitory_leave_school l
        where l.tenant_id = t.tenant_id and l.student_id = t.student_id and l.state = 'away'
          and l.leaves_on between t.leaves_on - 7 and t.leaves_on))`.execute(app.db)
  return { departed: Number(numAffectedRows) }
}
