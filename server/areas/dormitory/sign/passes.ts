import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'

/** A gateway that was cut off tells of its passages later: for so many hours after the end they still count. */
const hoursAfter = 24

/**
 * Signs for those who came in by the door of their own house while they were to sign in, of rounds that accept it.
 * Students who have signed already or are exempt stay as they are. Says how many it signed for.
 */
export async function signByPassing({ db, now }: AppContext, tenantId: string): Promise<number> {
  const at = sql`${now().toISOString()}::timestamptz`
  const { numAffectedRows } =
    await sql`update dormitory_sign_turn t set state = 'done', way = 'gate', finished_at = d.at,
      late = d.late, result = case when d.late then 'late' else 'signed' end,
      revision = t.revision + 1, updated_at = ${at}, updated_by = 'system'
    from (
      select w.id, min(a.happened_at) as at,
        min(a.happened_at) > coalesce(p.opens_at + make_interval(mins => p.on_time_minutes), p.closes_at)
          or min(a.happened_at) > p.closes_at as late
      from dormitory_sign_round p
      join dormitory_sign_turn w on w.tenant_id = p.tenant_id and w.round_id = p.id and w.state = 'waiting'
      join dormitory_door_access a on a.tenant_id = w.tenant_id and a.student_id = w.student_id
        and a.building_id = w.building_id and a.result = 'passed' and a.direction is distinct from 'out'
        and a.happened_at between p.opens_at and greatest(p.closes_at, w.until)
      where p.tenant_id = ${tenantId} and p.state in ('open', 'closed')
        and 'gate' = any(string_to_array(p.ways, ','))
        and greatest(p.closes_at, w.until) > ${at} - make_interval(hours => ${hoursAfter})
      group by w.id, p.id, p.tenant_id, p.opens_at, p.closes_at, p.on_time_minutes
    ) d
    where t.tenant_id = ${tenantId} and t.id = d.id and t.state = 'waiting'`.execute(db)
  return Number(numAffectedRows ?? 0)
}
