import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Order } from './unit.ts'

interface Student {
  readonly id: string
  readonly mobile: string | null
  readonly roomId: string | null
}

/** The student who files it, and the room they live in; undefined for staff. */
export async function ownStudent({ db, actor }: Unit): Promise<Student | undefined> {
  const { rows } = await sql<Student>`select s.id, s.mobile, b.room_id as "roomId" from base_student s
    left join dormitory_stay b on b.tenant_id = s.tenant_id and b.student_id = s.id and b.until is null
    where s.tenant_id = ${actor.tenantId} and s.id = any(${actor.granted.self}::uuid[]) limit 1`.execute(db)
  return rows[0]
}

interface Place {
  readonly buildingId: string
  readonly name: string
  readonly dormitory: boolean
}

/** Where it is: the room, or the building of a public place. Only dormitories are mended here. */
export async function placeOf(
  { db, actor }: Unit,
  { roomId, publicBuildingId, place }: Partial<Order>,
): Promise<Place> {
  const { rows } = await sql<Place>`select r.building_id as "buildingId", r.name, true as dormitory
      from dormitory_room r where r.tenant_id = ${actor.tenantId} and r.id = ${roomId ?? null}
    union all
    select b.id, b.name, b.kind = 'dormitory' from base_building b
      where b.tenant_id = ${actor.tenantId} and b.id = ${publicBuildingId ?? null}`.execute(db)
  const [found] = rows
  const field = publicBuildingId ? 'publicBuildingId' : 'roomId'
  const refused = (message: string) => refuse({ type: 'invalid', message, fields: { [field]: message } })
  if (!found) return refused('请选择报修的房间')
  if (!found.dormitory) return refused('只受理宿舍楼的报修')
  return publicBuildingId ? { ...found, name: `${found.name} ${place ?? ''}`.trim() } : found
}
