import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { bed } from '#domain/dormitory/bed.ts'
import type { Boarder } from '#domain/dormitory/board/calls.ts'
import { writingsOf } from '#domain/kernel/field.ts'
import { mostOffered } from '#domain/kernel/offered.ts'
import type { Unit } from '#server/core/serve.ts'
import { called, nearest } from '#server/engine/rows/called.ts'
import { anyOf } from '#server/engine/rows/containing.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { lookUpReach } from '#server/engine/rows/looking-up.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { boardersOf } from './floor.ts'

/** Boarders without a bed whom the house may take in, those whom the keyword names just so and those for whom a bed of it is kept first. */
export async function waitingFor(
  unit: Unit,
  { buildingId, keyword = '' }: { readonly buildingId: string; readonly keyword?: string | undefined },
): Promise<readonly Boarder[]> {
  const { actor } = unit
  const numbers = writingsOf(student.fields.studentNo, keyword)
  // A name that is covered is not found by its parts.
  const seen = seesWhole(await visibilityOf(unit.db, actor, student), 'name')
  const numbered = numbers.map((no) => sql<boolean>`s.student_no = ${no}`)
  const named = keyword.trim() ? anyOf([...(seen ? [called('s', keyword)] : []), ...numbered]) : sql`true`
  const near = nearest('s', keyword, [sql`s.student_no`], seen)
  const reached = sql<boolean>`exists (select from dormitory_bed r where r.tenant_id = s.tenant_id
    and r.building_id = ${buildingId} and ${scopeFilter(bed, actor, 'dormitory.bed:view')()})`
  const kept = sql`(select k.building_id = ${buildingId} from dormitory_bed k
    where k.tenant_id = s.tenant_id and k.promised_id = s.id)`
  const suits = sql<boolean>`exists (select from base_building g where g.tenant_id = s.tenant_id and g.id = ${buildingId}
    and (g.residents = 'mixed' or g.residents = case s.gender when '1' then 'men' when '2' then 'women' end))`
  return boardersOf(
    unit,
    sql`lb.id is null and s.student_state in ('01', '05') and s.attend_mode = '2' and ${suits} and ${named}
      and ${reached} and ${lookUpReach(student, actor)('s')}`,
    mostOffered + 1,
    sql`${near}, coalesce(${kept}, false) desc, s.student_no`,
  )
}
