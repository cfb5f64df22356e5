import { sql } from 'kysely'
import { floorMaster } from '#domain/dormitory/house/floor-master.ts'
import { roomMaster } from '#domain/dormitory/house/room-master.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'

const refused = (message: string) => refuse({ type: 'conflict', message, fields: { studentId: message } })

/** The room in which a student slept on a day, or a refusal. */
async function roomOn({ db, actor }: Unit, studentId: string, day: string): Promise<string> {
  const { rows } = await sql<{ room: string }>`select room_id as room from dormitory_stay
    where tenant_id = ${actor.tenantId} and student_id = ${studentId} and since <= ${day}::date
      and (until is null or until > ${day}::date) limit 1`.execute(db)
  return rows[0]?.room ?? refused(phrase('该学生在 {{day}} 没有床位', { day }))
}

/** 寝室长: one of those who sleep in a room, which follows from them. A duty that has ended stays with its room. */
export const roomMasters = serve(roomMaster, {
  async beforeWrite({ studentId, since, until }, { current, ...unit }) {
    if (!studentId || !since || (until && current?.studentId === studentId)) return undefined
    return { roomId: await roomOn(unit, studentId, until ? since : todayOf(unit.app)) }
  },
})

/** 楼层长: one of those who sleep on the floor. */
export const floorMasters = serve(floorMaster, {
  async beforeWrite({ floorId, studentId, until }, unit) {
    if (floorId && studentId && !until) await mustLiveOn(unit, studentId, floorId)
    return undefined
  },
})

async function mustLiveOn({ db, actor }: Unit, studentId: string, floorId: string) {
  const { rows } = await sql`select from dormitory_bed b
    join dormitory_room r on r.tenant_id = b.tenant_id and r.id = b.room_id
    join dormitory_floor f on f.tenant_id = r.tenant_id and f.building_id = r.building_id and f.no = r.floor
    where b.tenant_id = ${actor.tenantId} and b.student_id = ${studentId} and f.id = ${floorId}`.execute(db)
  if (rows.length === 0) refused('该学生没有住在这个楼层')
}
