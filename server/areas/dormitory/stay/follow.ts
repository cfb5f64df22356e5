import { sql } from 'kysely'
import type { BedMark } from '#domain/dormitory/bed.ts'
import { bedStateOf } from '#domain/dormitory/bed-state.ts'
import type { Database } from '#server/core/app-context.ts'

interface Facts {
  readonly id: string
  readonly mark: BedMark | null
  readonly studentId: string | null
  readonly promisedId: string | null
  readonly before: readonly (string | null)[]
}

/**
 * Brings along what repeats the stays and promises of these beds: who sleeps in them, their state, the house of a student
 * and the bed of a new one. A promise ends when its student has any bed. Like every copy, it is neither a revision nor in a history.
 */
export async function followStays(db: Database, tenantId: string, bedIds: readonly string[]): Promise<void> {
  const { rows } = await sql<Facts>`select b.id, b.mark, k.student_id as "studentId",
      array[b.student_id, b.promised_id] as before,
      case when exists (select from dormitory_stay o where o.tenant_id = b.tenant_id
        and o.student_id = b.promised_id and o.until is null) then null else b.promised_id end as "promisedId"
    from dormitory_bed b
    left join dormitory_stay k on k.tenant_id = b.tenant_id and k.bed_id = b.id and k.until is null
    where b.tenant_id = ${tenantId} and (b.id = any(${bedIds}::uuid[]) or b.promised_id in (
      select student_id from dormitory_stay where tenant_id = ${tenantId} and bed_id = any(${bedIds}::uuid[])
        and until is null))`.execute(db)
  const kept = JSON.stringify(rows.map(({ before: _, ...row }) => ({ ...row, state: bedStateOf(row) })))
  // First emptied: of two who swap, neither may stand in two beds in between.
  await sql`update dormitory_bed set student_id = null where tenant_id = ${tenantId}
    and id in (select (each->>'id')::uuid from jsonb_array_elements(${kept}::jsonb) each)`.execute(db)
  await sql`update dormitory_bed b set student_id = n."studentId", promised_id = n."promisedId", state = n.state
    from jsonb_to_recordset(${kept}::jsonb) as n(id uuid, "studentId" uuid, "promisedId" uuid, state text)
    where b.tenant_id = ${tenantId} and b.id = n.id`.execute(db)
  const concerned = rows.flatMap(({ before, studentId, promisedId }) => [...before, studentId, promisedId])
  await followHouses(
    db,
    tenantId,
    [...new Set(concerned)].filter((id) => id !== null),
  )
  await followAdmitted(db, tenantId, bedIds)
}

/** A student repeats the house of the bed that they have, or that is kept for them. */
async function followHouses(db: Database, tenantId: string, studentIds: readonly string[]) {
  const houseOf = sql`(select b.building_id from dormitory_bed b where b.tenant_id = s.tenant_id
    and (b.student_id = s.id or b.promised_id = s.id) order by b.student_id is null limit 1)`
  await sql`update base_student s set building_id = ${houseOf} where s.tenant_id = ${tenantId}
    and s.id = any(${studentIds}::uuid[]) and s.building_id is distinct from ${houseOf}`.execute(db)
}

/** The list of the new students repeats the bed that they have, or that is kept for them. */
async function followAdmitted(db: Database, tenantId: string, bedIds: readonly string[]) {
  const bedOf = sql`(select b.id from dormitory_bed b where b.tenant_id = a.tenant_id
    and (b.student_id = a.student_id or b.promised_id = a.student_id) order by b.student_id is null limit 1)`
  await sql`update admissions_admitted_student a set bed_id = null where a.tenant_id = ${tenantId}
    and a.bed_id = any(${bedIds}::uuid[]) and a.student_id is not null
    and a.bed_id is distinct from ${bedOf}`.execute(db)
  await sql`update admissions_admitted_student a set bed_id = ${bedOf} where a.tenant_id = ${tenantId}
    and a.student_id in (select coalesce(student_id, promised_id) from dormitory_bed
      where tenant_id = ${tenantId} and id = any(${bedIds}::uuid[]))
    and a.bed_id is distinct from ${bedOf}`.execute(db)
}
