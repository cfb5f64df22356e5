import { sql } from 'kysely'
import { bed } from '#domain/dormitory/bed.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

export interface Quota {
  readonly id: string
  readonly name: string
  readonly buildingId: string
  readonly building: string
  /** Ids with commas between; null for all rooms of the building. */
  readonly rooms: string | null
  readonly opensAt: string
  readonly closesAt: string
  readonly beds: number
  readonly holdSeconds: number
  readonly note: string | null
  readonly open: boolean
  readonly studentId: string
  readonly classId: string | null
  /** Beds that others have kept or hold at this moment. */
  readonly taken: number
}

/** As many quotas as one student is ever shown. */
const mostQuotas = 12

/**
 * The quotas for the student of this account: those that are open, with beds left before those without, then those that
 * open next, then those that are over.
 */
export async function quotasOf({ db, app, actor }: Unit): Promise<readonly Quota[]> {
  const now = app.now()
  const { rows } = await sql<Quota & { opens: Date; closes: Date }>`select q.id, q.name,
      q.building_id as "buildingId", g.name as building,
      q.rooms, q.opens_at as opens, q.closes_at as closes, q.beds, q.hold_seconds as "holdSeconds", q.note,
      q.opens_at <= ${now} and q.closes_at > ${now} as open, s.id as "studentId", s.class_id as "classId",
      taken.beds as taken
    from "system_user" u join ${behind('base_student s', 'u.student_id')}
    join dormitory_room_choice_quota q on q.tenant_id = s.tenant_id and q.enabled and q.grade = s.grade
      and coalesce(q.department_id = s.department_id, true)
      and coalesce(s.class_id::text = any(string_to_array(q.classes, ',')), true)
    join ${behind('base_building g', 'q.building_id')}
    cross join lateral (select count(*)::int as beds from dormitory_room_choice c where c.tenant_id = q.tenant_id
      and c.quota_id = q.id and c.student_id <> s.id and (c.state = 'kept' or c.held_until > ${now})) taken
    where u.tenant_id = ${actor.tenantId} and u.id = ${actor.id}
      and (g.residents = 'mixed' or g.residents = case s.gender when '1' then 'men' else 'women' end)
    order by open desc, q.closes_at > ${now} desc, q.beds > taken.beds desc, q.opens_at, q.id
    limit ${mostQuotas}`.execute(db)
  return rows.map(({ opens, closes, ...quota }) => ({
    ...quota,
    opensAt: timeOf(opens),
    closesAt: timeOf(closes),
  }))
}

/** The first of the open quotas that this bed belongs to; a refusal says when the choice is, where none is open. */
export async function quotaOfBed(unit: Unit, bedId: string): Promise<Quota> {
  const open = await openQuotas(unit)
  const { db, actor } = unit
  const asked = await table(bed, db, actor.tenantId).get({ id: bedId }, ['buildingId', 'roomId'])
  const found = open.find(
    ({ buildingId, rooms }) =>
      buildingId === asked?.buildingId && (!rooms || rooms.split(',').includes(asked.roomId)),
  )
  return found ?? refuse({ type: 'not-found' })
}

/** The quotas that are open for the student, one at least; a refusal says when it is, where none is. */
export async function openQuotas(unit: Unit): Promise<readonly [Quota, ...Quota[]]> {
  const [first, ...more] = await quotasOf(unit)
  const quota = first ?? refuse({ type: 'conflict', message: '没有面向您的选房安排' })
  if (!quota.open)
    refuse({
      type: 'conflict',
      message: phrase('选房时间为 {{from}} 至 {{to}}', { from: quota.opensAt, to: quota.closesAt }),
    })
  return [quota, ...more.filter(({ open }) => open)]
}

/** Beds of a quota that are taken: kept ones, and those that are held at this moment. */
async function takenOf({ db, app, actor }: Unit, quotaId: string, but?: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`select count(*)::int as taken from dormitory_room_choice r
    where r.tenant_id = ${actor.tenantId} and r.quota_id = ${quotaId} and r.student_id is distinct from ${but ?? null}
      and (r.state = 'kept' or r.held_until > ${app.now()})`.execute(db)
  return rows[0]?.taken ?? 0
}

/** Waits for its turn among those who take a bed of the quota, and refuses where none is left. */
export async function takeOfQuota(unit: Unit, { id, beds, studentId }: Quota): Promise<void> {
  const { db, actor } = unit
  await sql`select from dormitory_room_choice_quota where tenant_id = ${actor.tenantId} and id = ${id}
    for no key update`.execute(db)
  if ((await takenOf(unit, id, studentId)) >= beds)
    refuse({ type: 'conflict', message: '本次选房的床位配额已用完' })
}
