import { type RawBuilder, sql } from 'kysely'
import type { SignRound } from '#domain/dormitory/sign/rounds.ts'
import { listed } from '#domain/kits/audience.ts'
import type { Round } from '#server/engine/rounds/facts.ts'
import type { College } from '#server/engine/rounds/fill.ts'

const said = (round: Round) => round as Round & SignRound

/** Of students, known as `s`: who has a bed, in one of the houses where some are named. */
export function sleepsThere(round: Round): RawBuilder<boolean> {
  const houses = listed(said(round).buildings)
  const there = houses.length === 0 ? sql`true` : sql`b.building_id = any(${houses}::uuid[])`
  return sql`exists (select from dormitory_bed b where b.tenant_id = s.tenant_id and b.student_id = s.id and ${there})`
}

/** Says where each one sleeps, and lets go of who is on leave, at work far away, or lives outside that night. */
export async function placeAndExcuse({ db, tenantId }: College, { id, opensAt, closesAt }: Round) {
  const day = opensAt.slice(0, 10)
  const [opens, closes] = [sql`${`${opensAt}+08`}::timestamptz`, sql`${`${closesAt}+08`}::timestamptz`]
  const waiting = sql`t.tenant_id = ${tenantId} and t.round_id = ${id} and t.state = 'waiting'`
  await sql`update dormitory_sign_turn t set building_id = b.building_id, room_id = b.room_id, day = ${day}::date,
      result = 'missed'
    from dormitory_bed b where b.tenant_id = t.tenant_id and b.student_id = t.student_id and ${waiting}
      and t.room_id is distinct from b.room_id`.execute(db)
  await sql`update dormitory_sign_turn t set state = 'exempt', excuse = e.excuse, reason = e.reason,
      result = case e.excuse when 'leave' then 'leave' else 'exempt' end, revision = t.revision + 1, updated_at = now()
    from (
      select l.student_id, case when l.during_internship or k.code = 'internship' then 'internship' else 'leave' end,
        '请假单 ' || coalesce(l.number, '')
      from leave_application l join leave_type k on k.tenant_id = l.tenant_id and k.id = l.type_id
      where l.tenant_id = ${tenantId} and l.state in ('approved', 'away') and l.leaves_campus
        and l.stays_in_dormitory is not true and l.starts_at <= ${opens} and l.ends_at >= ${closes}
      union all
      select o.student_id, 'outside', '走读至 ' || o.until from dormitory_outside o
      where o.tenant_id = ${tenantId} and o.state = 'effective' and ${day}::date between o.since and o.until
    ) e(student_id, excuse, reason)
    where e.student_id = t.student_id and ${waiting}`.execute(db)
}
