import { sql } from 'kysely'
import { building } from '#domain/base/building.ts'
import { campus } from '#domain/base/campus.ts'
import { bed } from '#domain/dormitory/bed.ts'
import { room } from '#domain/dormitory/room.ts'
import { roomChoiceQuota } from '#domain/dormitory/room-choice/quota.ts'
import { confirm, hold } from '#server/areas/dormitory/room-choice/choose.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { admit } from './admitted.ts'

/** New students with accounts, and a house of so many beds that is open to them. */
export async function choosers(app: AppContext, tenantId: string, many: { students: number; beds: number }) {
  const { db } = app
  const people = await admit(
    db,
    tenantId,
    Array.from({ length: many.students }, () => ({})),
  )
  const ids = people.map(({ studentId }) => studentId)
  await sql`update base_student set grade = 2026 where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`.execute(
    db,
  )
  await sql`insert into "system_user" (id, tenant_id, account, name, kind, student_id, enabled, password_version)
    select gen_random_uuid(), tenant_id, student_no, name, 'student', id, true, 1 from base_student
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`.execute(db)
  const [campusId, buildingId] = [newId(), newId()]
  await insertRows(db, campus, tenantId, [{ id: campusId, code: 'N', name: '北校区', enabled: true }])
  const house = { kind: 'dormitory', residents: 'men', floors: 6, enabled: true, campusId }
  await insertRows(db, building, tenantId, [{ id: buildingId, code: 'X1', name: '学生公寓 X1', ...house }])
  const rooms = Array.from({ length: Math.ceil(many.beds / 4) }, (_, at) => ({
    ...{ id: newId(), name: `X1 ${at}`, no: `${at}`, buildingId, floor: 1, capacity: 4, state: 'open' },
  }))
  await insertRows(db, room, tenantId, rooms)
  const beds = Array.from({ length: many.beds }, (_, at) => {
    const roomId = rooms[Math.floor(at / 4)]?.id ?? ''
    return { id: newId(), name: `X1 ${at}`, roomId, buildingId, no: (at % 4) + 1, state: 'free' }
  })
  await insertRows(db, bed, tenantId, beds)
  const window = {
    opensAt: new Date(app.now().getTime() - 60_000),
    closesAt: new Date(app.now().getTime() + 3_600_000),
  }
  await insertRows(db, roomChoiceQuota, tenantId, [
    {
      id: newId(),
      name: '新生选房',
      grade: 2026,
      buildingId,
      beds: many.beds,
      holdSeconds: 600,
      enabled: true,
      ...window,
    },
  ])
  await sql`analyze`.execute(db)
  const { rows } = await sql<{ id: string; studentId: string }>`select id, student_id as "studentId"
    from "system_user" where tenant_id = ${tenantId} and student_id = any(${ids}::uuid[])`.execute(db)
  const actors = rows.map(
    ({ id }): Actor => ({ id, tenantId, account: id, name: '李雷', roles: [], granted: noDuties }),
  )
  return { actors, bedIds: beds.map(({ id }) => id) }
}

/** A call that broke without an answer is made again, as a client does; a refusal is an answer. */
async function until<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Error && 'refusal' in error) return null
      if (!/timeout|Connection terminated/.test(String(error))) throw error
    }
  }
}

/**
 * One student with an impatient finger: wants beds until one is held, looks anew what is free when told that it is gone,
 * and confirms twice. Answers with the bed that the server said is theirs, and with the milliseconds of each call.
 */
export async function choose(app: AppContext, actor: Actor, wishes: readonly string[], times: number[] = []) {
  const timed = async <Answer>(work: () => Promise<Answer>) => {
    const began = performance.now()
    const answer = await work()
    times.push(performance.now() - began)
    return answer
  }
  const free = async () => {
    const { rows } = await sql<{
      id: string
    }>`select b.id from dormitory_bed b where b.tenant_id = ${actor.tenantId}
      and b.student_id is null and not exists (select from dormitory_room_choice h where h.tenant_id = b.tenant_id
        and h.bed_id = b.id) order by random() limit 1`.execute(app.db)
    return rows[0]?.id
  }
  let wanted: string | null | undefined = wishes[0]
  for (let at = 1; wanted; at++) {
    const bedId: string = wanted
    const held = await timed(() => until(() => inTransaction(app, actor, (unit) => hold(unit, bedId))))
    if (held) {
      const twice = [1, 2].map(() => timed(() => until(() => inTransaction(app, actor, confirm))))
      const [one, other] = await Promise.all(twice)
      return one?.bedId ?? other?.bedId ?? null
    }
    wanted = wishes[at] ?? (await until(free))
  }
  return null
}
