import { sql } from 'kysely'
import { floorMaster } from '#domain/dormitory/house/floor-master.ts'
import { roomMaster } from '#domain/dormitory/house/room-master.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { serve, type Unit } from '#server/core/serve.ts'

/** Refuses a student who does not sleep there, as the condition over beds `b` and rooms `r` says. */
async function mustLive({ db, actor }: Unit, studentId: string, where: ReturnType<typeof sql>, what: string) {
  const { rows } = await sql`select from dormitory_bed b
    join dormitory_room r on r.tenant_id = b.tenant_id and r.id = b.room_id
    where b.tenant_id = ${actor.tenantId} and b.student_id = ${studentId} and ${where}`.execute(db)
  if (rows.length > 0) return
  const message = phrase('该学生没有住在这个{{place}}', { place: what })
  refuse({ type: 'conflict', message, fields: { studentId: message } })
}

/** 寝室长: one of those who sleep in the room. */
export const roomMasters = serve(roomMaster, {
  async beforeWrite({ roomId, studentId, until }, unit) {
    if (roomId && studentId && !until) await mustLive(unit, studentId, sql`r.id = ${roomId}`, '房间')
    return undefined
  },
})

/** 楼层长: one of those who sleep on the floor. */
export const floorMasters = serve(floorMaster, {
  async beforeWrite({ floorId, studentId, until }, unit) {
    if (floorId && studentId && !until)
      await mustLive(
        unit,
        studentId,
        sql`exists (select from dormitory_floor f where f.tenant_id = r.tenant_id
        and f.id = ${floorId} and f.building_id = r.building_id and f.no = r.floor)`,
        '楼层',
      )
    return undefined
  },
})
