import { sql } from 'kysely'
import type { Round } from '#server/engine/rounds/facts.ts'
import type { College } from '#server/engine/rounds/fill.ts'

/** Lets go of who is on leave all the while. */
export async function excuse({ db, tenantId }: College, { id, opensAt, closesAt }: Round) {
  const [opens, closes] = [sql`${`${opensAt}+08`}::timestamptz`, sql`${`${closesAt}+08`}::timestamptz`]
  const waiting = sql`t.tenant_id = ${tenantId} and t.round_id = ${id} and t.state = 'waiting'`
  await sql`update student_service_sign_task_turn t set result = 'missed'
    where ${waiting} and t.result is null`.execute(db)
  await sql`update student_service_sign_task_turn t set state = 'exempt', excuse = 'leave', result = 'leave',
      reason = '请假单 ' || coalesce(l.number, ''), revision = t.revision + 1, updated_at = now()
    from leave_application l where l.tenant_id = ${tenantId} and l.student_id = t.student_id
      and l.state in ('approved', 'away') and l.starts_at <= ${opens} and l.ends_at >= ${closes}
      and ${waiting}`.execute(db)
}
