import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { bed } from '#domain/dormitory/bed.ts'
import type { Arrival, FreeBed } from '#domain/dormitory/presort/facts.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { lookUpReach } from '#server/engine/rows/looking-up.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { lodger, lodgerJoins, placesOf } from '../stay/facts.ts'

/** What a proposal asks, as its row keeps it. */
export interface Asked {
  readonly grade: number
  readonly departmentId: string | null
  readonly classes: string | null
  readonly buildings: string | null
  readonly levelId: string | null
  readonly together: boolean | null
}

const computing = 'dormitory.bed-presort:compute'
const idsIn = (text: string | null) => (text ? text.split(',') : [])

/** The boarders of the cohort whom the actor may look up, at most one more than `most`. */
export async function arrivalsOf(
  { db, actor }: Unit,
  { grade, departmentId, classes }: Asked,
  most: number,
): Promise<readonly Arrival[]> {
  const among = idsIn(classes)
  const { rows } = await sql<Arrival>`select ${lodger}, s.student_no as "studentNo", s.class_id as "classId",
      c.campus_id as "campusId"
    from base_student s join ${behind('base_class c', 's.class_id')} ${lodgerJoins}
    where s.tenant_id = ${actor.tenantId} and s.grade = ${grade} and s.attend_mode = '2'
      and (${departmentId}::uuid is null or s.department_id = ${departmentId}::uuid)
      and (${among.length} = 0 or s.class_id = any(${among}::uuid[])) and ${lookUpReach(student, actor)('s')}
    order by s.student_no limit ${most + 1}`.execute(db)
  return rows
}

/** Beds in which nobody sleeps, of the buildings that were asked for and within the reach of the actor. */
export function freeBedsOf({ db, actor }: Unit, { buildings }: Asked): Promise<readonly FreeBed[]> {
  const among = idsIn(buildings)
  const where = sql<boolean>`b.student_id is null and ${scopeFilter(bed, actor, computing)('b')}
    and (${among.length} = 0 or b.building_id = any(${among}::uuid[]))`
  const more = sql`, b.no, b.room_id as "roomId", r.no as "roomNo", r.floor, r.level_id as "levelId",
    b.building_id as "buildingId", g.campus_id as "campusId",
    array(select p.class_id from dormitory_bed x
      join ${behind('base_student p', 'x.student_id')}
      where x.tenant_id = b.tenant_id and x.room_id = b.room_id and x.student_id is not null) as classes`
  return placesOf<FreeBed>(db, actor.tenantId, where, more)
}
