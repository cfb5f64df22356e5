import { sql } from 'kysely'
import { repairArea } from '#domain/dormitory/repair/area.ts'
import { repairType } from '#domain/dormitory/repair/type.ts'
import { repairUrgency } from '#domain/dormitory/repair/urgency.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'

/** A room, and somebody who lives there. */
export interface DemoRoom {
  readonly studentId: string
  readonly id: string
  readonly name: string
  readonly buildingId: string
}

export interface DemoType {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly parentId: string | null
  readonly reopenDays: number
}

/** What the demo's orders are made of. */
export async function demoPlaces(db: Database, tenantId: string) {
  const { rows: rooms } = await sql<DemoRoom>`select s.student_id as "studentId", r.id, r.name,
      r.building_id as "buildingId"
    from dormitory_stay s join dormitory_room r on r.tenant_id = s.tenant_id and r.id = s.room_id
    where s.tenant_id = ${tenantId} and s.until is null order by md5(s.student_id::text) limit 1500`.execute(
    db,
  )
  const areas = await table(repairArea, db, tenantId).list({}, ['id', 'workerId', 'buildingIds', 'typeIds'], {
    order: ['name'],
  })
  const types = await table(repairType, db, tenantId).list({}, [
    'id',
    'code',
    'name',
    'parentId',
    'reopenDays',
  ])
  const urgencies = await table(repairUrgency, db, tenantId).list({}, ['id', 'code'])
  const { rows: own } = await sql<DemoRoom>`select s.student_id as "studentId", r.id, r.name,
      r.building_id as "buildingId"
    from "system_user" u join dormitory_stay s on s.tenant_id = u.tenant_id and s.student_id = u.student_id
      and s.until is null
    join dormitory_room r on r.tenant_id = s.tenant_id and r.id = s.room_id
    where u.tenant_id = ${tenantId} and u.account = 'student'`.execute(db)
  const { rows: kept } = await sql<{
    id: string
    account: string
  }>`select k.id, u.account from "system_user" u
    join (
      select tenant_id, keeper_id as teacher_id, id from base_building
      union select tenant_id, teacher_id, building_id from dormitory_staff where until is null
    ) k on k.tenant_id = u.tenant_id and k.teacher_id = u.teacher_id
    where u.tenant_id = ${tenantId} and u.account in ('dispatcher', 'dormmaster')`.execute(db)
  const roomsOf = (keeper: string) =>
    rooms.filter(({ buildingId }) => kept.some(({ id, account }) => id === buildingId && account === keeper))
  return {
    ...{ rooms, areas, types, urgencies, own: own[0] },
    ...{ dispatched: roomsOf('dispatcher'), kept: roomsOf('dormmaster') },
  }
}

export type DemoPlaces = Awaited<ReturnType<typeof demoPlaces>>

/** The area that serves a building and a type. */
export const areaFor = ({ areas }: DemoPlaces, buildingId: string, { id, parentId }: DemoType) =>
  areas.find(
    ({ buildingIds, typeIds }) =>
      buildingIds?.includes(buildingId) && (typeIds?.includes(id) || typeIds?.includes(parentId ?? id)),
  )
