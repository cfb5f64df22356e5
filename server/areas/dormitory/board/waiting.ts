import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { bed } from '#domain/dormitory/bed.ts'
import { mostTogether } from '#domain/dormitory/board/asked.ts'
import type { Boarder, WaitingClass } from '#domain/dormitory/board/calls.ts'
import { writingsOf } from '#domain/kernel/field.ts'
import { mostOffered } from '#domain/kernel/offered.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { called, nearest } from '#server/engine/rows/called.ts'
import { anyOf } from '#server/engine/rows/containing.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { lookUpReach } from '#server/engine/rows/looking-up.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { lodgerJoins } from '../stay/facts.ts'
import { boardersOf } from './floor.ts'

interface Asked {
  readonly buildingId: string
  readonly keyword?: string | undefined
  /** All of one class, as far as they fit together. */
  readonly classId?: string | undefined
}

/** Boarders without a bed whom the house may take in, those whom the keyword names just so and those for whom a bed of it is kept first. */
export async function waitingFor(
  unit: Unit,
  { buildingId, keyword = '', classId }: Asked,
): Promise<readonly Boarder[]> {
  const { actor } = unit
  const numbers = writingsOf(student.fields.studentNo, keyword)
  // A name that is covered is not found by its parts.
  const seen = seesWhole(await visibilityOf(unit.db, actor, student), 'name')
  const numbered = numbers.map((no) => sql<boolean>`s.student_no = ${no}`)
  const named = keyword.trim() ? anyOf([...(seen ? [called('s', keyword)] : []), ...numbered]) : sql`true`
  const near = nearest('s', keyword, [sql`s.student_no`], seen)
  const kept = sql`(select k.building_id = ${buildingId} from dormitory_bed k
    where k.tenant_id = s.tenant_id and k.promised_id = s.id)`
  const theirs = classId ? sql`s.class_id = ${classId}` : sql`true`
  return boardersOf(
    unit,
    sql`${waits(unit, buildingId)} and ${named} and ${theirs}`,
    classId ? mostTogether : mostOffered + 1,
    sql`${near}, coalesce(${kept}, false) desc, s.student_no`,
  )
}

/** Their classes, each with how many wait. */
export async function waitingClasses(unit: Unit, buildingId: string): Promise<readonly WaitingClass[]> {
  const { rows } =
    await sql<WaitingClass>`select c.id as "classId", c.name as "className", count(*)::int as count
    from base_student s join ${behind('base_class c', 's.class_id')} ${lodgerJoins}
    where s.tenant_id = ${unit.actor.tenantId} and ${waits(unit, buildingId)}
    group by c.id, c.name, c.name_sort_key order by c.name_sort_key limit ${mostOffered + 1}`.execute(unit.db)
  return rows
}

/** Of students, known as `s`, with `lodgerJoins`: boarders without a bed whom the asker may see and the house may take in. */
function waits({ actor }: Unit, buildingId: string) {
  const reached = sql<boolean>`exists (select from dormitory_bed r where r.tenant_id = s.tenant_id
    and r.building_id = ${buildingId} and ${scopeFilter(bed, actor, 'dormitory.bed:view')()})`
  const suits = sql<boolean>`exists (select from base_building g where g.tenant_id = s.tenant_id and g.id = ${buildingId}
    and (g.residents = 'mixed' or g.residents = case s.gender when '1' then 'men' when '2' then 'women' end))`
  return sql<boolean>`lb.id is null and s.student_state in ('01', '05') and s.attend_mode = '2' and ${suits}
    and ${reached} and ${lookUpReach(student, actor)('s')}`
}
