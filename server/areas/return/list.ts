import { sql } from 'kysely'
import type { ReturnRound } from '#domain/return/rounds.ts'
import type { Round } from '#server/engine/rounds/facts.ts'
import type { College } from '#server/engine/rounds/fill.ts'

/**
 * Sees who is back or on leave: the first passage through a gate or into a house since students come back, and a leave that
 * lasts until after the round ends. All others of the list are absent.
 */
export async function lookOver({ db, tenantId }: College, round: Round) {
  const { id, closesAt, returnsFrom } = round as Round & ReturnRound
  const [begins, closes] = [sql`${`${returnsFrom}+08`}::timestamptz`, sql`${`${closesAt}+08`}::timestamptz`]
  const waiting = sql`t.tenant_id = ${tenantId} and t.round_id = ${id} and t.state = 'waiting'`
  await sql`update return_school_turn t set returns_from = ${begins}
    where ${waiting} and t.returns_from is distinct from ${begins}`.execute(db)
  await sql`update return_school_turn t set result = 'absent' where ${waiting} and t.result is null`.execute(
    db,
  )
  await sql`update return_school_turn t set state = 'done', result = 'returned', way = e.way, finished_at = e.at,
      revision = t.revision + 1, updated_at = now(), updated_by = 'system'
    from (select distinct on (a.student_id) a.student_id, a.way, a.at from (
        select g.student_id, 'gate' as way, g.passed_at as at from leave_gate_record g
        where g.tenant_id = ${tenantId} and g.direction = 'in' and g.verdict in ('passed', 'passed-late')
          and g.passed_at between ${begins} and ${closes} and g.student_id is not null
        union all
        select d.student_id, 'house', d.happened_at from dormitory_door_access d
        where d.tenant_id = ${tenantId} and d.direction = 'in' and d.result = 'passed'
          and d.happened_at between ${begins} and ${closes} and d.student_id is not null) a
      order by a.student_id, a.at) e
    where ${waiting} and e.student_id = t.student_id`.execute(db)
  await sql`update return_school_turn t set state = 'exempt', result = 'leave', on_leave = true,
      reason = '请假单 ' || coalesce(l.number, ''), revision = t.revision + 1, updated_at = now(), updated_by = 'system'
    from leave_application l where l.tenant_id = ${tenantId} and l.student_id = t.student_id
      and l.state in ('approved', 'away') and l.starts_at <= ${closes} and l.ends_at >= ${closes}
      and ${waiting}`.execute(db)
}
