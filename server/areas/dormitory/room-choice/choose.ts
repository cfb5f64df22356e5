import { sql } from 'kysely'
import { placingFaults } from '#domain/dormitory/placing/rules.ts'
import type { ChosenBed } from '#domain/dormitory/room-choice/calls.ts'
import { roomChoice } from '#domain/dormitory/room-choice/choice.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { lockPlaces } from '../stay/check.ts'
import { lodgersOf, placesOf } from '../stay/facts.ts'
import { moveIn } from '../stay/move.ts'
import { openQuotas, type Quota, quotaOfBed, takeOfQuota } from './quota.ts'

const taken = (bed: string) =>
  refuse({ type: 'conflict', message: phrase('床位 {{bed}} 刚刚被其他同学选中，请另选', { bed }) })

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/**
 * Holds a bed for the student while they confirm it. Nobody waits for a bed that another one is just taking: they are told
 * at once. The student's own earlier hold goes; a bed that is kept is not given up by this.
 */
export async function hold(unit: Unit, bedId: string): Promise<ChosenBed> {
  const { db, app, actor } = unit
  const quota = await quotaOfBed(unit, bedId)
  const { studentId, holdSeconds } = quota
  const bed = await lockedBed(unit, quota, bedId)
  const lodger = (await lodgersOf(db, actor.tenantId, [studentId])).get(studentId)
  const [place] = await placesOf(db, actor.tenantId, sql`b.id = ${bedId}`)
  if (!lodger || !place) return refuse({ type: 'not-found' })
  const today = todayOf(app)
  const [fault] = placingFaults(lodger, place, { on: today, today })
  if (fault) refuse({ type: 'conflict', message: fault.message })
  const now = app.now()
  await sql`delete from dormitory_room_choice where tenant_id = ${actor.tenantId} and state = 'held'
    and (student_id = ${studentId} or (bed_id = ${bedId} and held_until <= ${now}))`.execute(db)
  const { rows } =
    await sql`insert into dormitory_room_choice (id, tenant_id, created_by, updated_by, student_id,
      quota_id, bed_id, state, held_until)
    values (${newId()}, ${actor.tenantId}, ${actor.id}, ${actor.id}, ${studentId}, ${quota.id}, ${bedId}, 'held',
      ${later(now, holdSeconds)}) on conflict do nothing returning id`.execute(db)
  if (rows.length === 0) taken(bed)
  await takeOfQuota(unit, quota)
  return { bedId, name: bed, kept: false, seconds: holdSeconds }
}

/** The name of a bed of the quota, locked; refused where somebody is just taking it. */
async function lockedBed({ db, actor }: Unit, { buildingId, rooms }: Quota, bedId: string): Promise<string> {
  const among = rooms ? rooms.split(',') : []
  const offered = sql`from dormitory_bed b where b.tenant_id = ${actor.tenantId} and b.id = ${bedId}
    and b.building_id = ${buildingId} and (${among.length} = 0 or b.room_id = any(${among}::uuid[]))`
  const { rows } = await sql<{
    name: string
  }>`select b.name ${offered} for no key update skip locked`.execute(db)
  const [free] = rows
  if (free) return free.name
  const known = await sql<{ name: string }>`select b.name ${offered}`.execute(db)
  return taken(known.rows[0]?.name ?? refuse({ type: 'not-found' }))
}

/** What the student holds becomes a stay. Asked again, it answers with what was kept. */
export async function confirm(unit: Unit): Promise<ChosenBed> {
  const { db, app, actor } = unit
  const [{ studentId }] = await openQuotas(unit)
  const seen = await ownChoice(unit, studentId)
  // The bed before its choice, as one who holds it does: the two never wait for each other.
  if (seen) await lockPlaces(unit, [seen.bedId], [studentId])
  const own = seen && (await ownChoice(unit, studentId, sql`for update of r`))
  const chosen = own ?? refuse({ type: 'conflict', message: '请先选择床位' })
  const { id, bedId, state, name } = chosen
  if (chosen.bedId !== seen?.bedId) refuse({ type: 'conflict', message: '请先选择床位' })
  if (state === 'kept') return { bedId, name, kept: true, seconds: 0 }
  if (chosen.seconds <= 0) refuse({ type: 'conflict', message: '确认已超时，请重新选择床位' })
  const since = todayOf(app)
  await moveIn(unit, { studentId, bedId, since, reason: 'entry', source: 'chosen' })
  const at = app.now()
  await table(roomChoice, db, actor.tenantId).update(
    { id },
    { state: 'kept', heldUntil: null, keptAt: sql`${at}`, updatedBy: actor.id, updatedAt: sql`${at}` },
  )
  return { bedId, name, kept: true, seconds: 0 }
}

/** What the student holds, or has kept and lives in. */
async function ownChoice({ db, app, actor }: Unit, studentId: string, lock = sql``) {
  const { rows } = await sql<{
    id: string
    bedId: string
    state: string
    name: string
    seconds: number
  }>`select r.id,
      r.bed_id as "bedId", r.state, b.name,
      coalesce(extract(epoch from r.held_until - ${app.now()}::timestamptz), 0)::float8 as seconds
    from dormitory_room_choice r join dormitory_bed b on b.tenant_id = r.tenant_id and b.id = r.bed_id
    where r.tenant_id = ${actor.tenantId} and r.student_id = ${studentId}
      and (r.state = 'held' or b.student_id = r.student_id) order by r.kept_at is null desc limit 1 ${lock}`.execute(
    db,
  )
  return rows[0]
}

/** The bed that is held is free again at once. */
export async function release({ db, actor }: Unit): Promise<null> {
  await sql`delete from dormitory_room_choice r using "system_user" u where r.tenant_id = ${actor.tenantId}
    and u.tenant_id = r.tenant_id and u.id = ${actor.id} and r.student_id = u.student_id and r.state = 'held'`.execute(
    db,
  )
  return null
}
