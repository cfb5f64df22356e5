import { type RawBuilder, sql } from 'kysely'
import { admittedStudent, type arrivalState } from '#domain/admissions/admitted-student.ts'
import type { DeskStudent } from '#domain/claim/desk-calls.ts'
import { gender } from '#domain/dictionaries/national.ts'
import { goodsOf } from '#server/areas/claim/goods/goods-of.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import { yuanIn } from '#server/core/database/yuan.ts'
import type { Unit } from '#server/core/serve.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import type { Rules } from './rules.ts'

/** Somebody on the list, as the desk shows them, with what the server keeps of them beside. */
export interface Listing extends DeskStudent {
  readonly arrival: keyof typeof arrivalState.labels
}

/** The permission by which a desk reaches people. */
export const verifying = 'claim.verification:verify'

/** True of those on the list of this year whom this person reaches by that permission; they are known as `s`. */
export const onList = ({ actor }: Unit, { year, states }: Rules, permission: string = verifying) =>
  sql`s.tenant_id = ${actor.tenantId} and s.year = ${year} and s.arrival = any(${states}::text[])
    and ${scopeFilter(admittedStudent, actor, permission)('s')}`

/** Those on the list of whom a condition holds, by their ids. */
export async function listed(
  unit: Unit,
  rules: Rules,
  where: RawBuilder<unknown>,
  { most = 100_000, permission = verifying, order = sql`s.id` } = {},
): Promise<readonly Listing[]> {
  const { db, actor } = unit
  const { rows } = await sql<Listing>`
    select s.id, s.name, s.gender, s.id_no as "idNo",
      s.candidate_no as "candidateNo", d.name as department, m.name as major, c.name as "schoolClass", b.name as bed,
      ${yuanIn('s.due')} as due, ${yuanIn('s.paid')} as paid, s.deferred_until::text as "deferredUntil",
      s.arrival = 'arrived' as arrived, ${momentOf('s.arrived_at')} as "arrivedAt", s.arrival
    from admissions_admitted_student s
    join ${behind('base_major m', 's.major_id')}
    left join ${behind('base_department d', 's.department_id')}
    left join ${behind('base_class c', 's.class_id')}
    left join ${behind('dormitory_bed b', 's.bed_id')}
    where ${onList(unit, rules, permission)} and ${where} order by ${order} limit ${most}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const goods = await goodsOf(db, actor.tenantId, ids)
  const covered = await maskerFor(db, actor, admittedStudent)
  return rows.map((row) => ({
    ...row,
    ...covered({ name: row.name, idNo: row.idNo }),
    gender: gender.labels[row.gender as keyof typeof gender.labels] ?? row.gender,
    goods: goods.get(row.id) ?? [],
  }))
}

/** What goes out to the desk. */
export function shown(listing: Listing): DeskStudent {
  const { arrival: _, ...student } = listing
  return student
}
