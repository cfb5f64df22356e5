import { type RawBuilder, sql } from 'kysely'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import { mostNamed } from '#domain/claim/desk-calls.ts'
import type { GoodsStudent, GoodsWho } from '#domain/claim/goods/desk-calls.ts'
import { writingsOf } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { normalIdNo } from '#domain/kits/resident-id.ts'
import { codeShown, takeCode } from '#server/areas/claim/verification/shown-code.ts'
import { cardHolds } from '#server/areas/claim/verification/who.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { called, nearest } from '#server/engine/rows/called.ts'
import { anyOf } from '#server/engine/rows/containing.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'

const among = (
  { db, actor }: Pick<Unit, 'db' | 'actor'>,
  which: RawBuilder<boolean>,
  near = nearest('r', ''),
) =>
  sql<GoodsStudent>`
  select r.id, r.name, r.gender, r.id_no as "idNo", r.candidate_no as "candidateNo", d.name as department,
    m.name as major, c.name as "schoolClass", b.name as bed, b.id as "bedId",
    coalesce(r.arrival, 'awaited') = 'arrived' as arrived, r.deferred_until::text as "deferredUntil"
  from admissions_admitted_student r
  left join ${behind('base_department d', 'r.department_id')}
  left join ${behind('base_major m', 'r.major_id')}
  left join ${behind('base_class c', 'r.class_id')}
  left join ${behind('dormitory_bed b', 'r.bed_id')}
  where r.tenant_id = ${actor.tenantId} and ${scopeFilter(admittedStudent, actor, 'claim.goods-order:view')()}
    and ${which} order by ${near}, r.name_sort_key, r.candidate_no limit ${mostNamed + 1}`.execute(db)

/** As far as the desk may see them: by the name and number that it sees of people on the list. */
async function covered({ db, actor }: Pick<Unit, 'db' | 'actor'>, students: readonly GoodsStudent[]) {
  const shown = await maskerFor(db, actor, admittedStudent)
  return students.map((student) => ({ ...student, ...shown({ name: student.name, idNo: student.idNo }) }))
}

/** One student by their id, within the reach of anyone who asks. */
export async function studentOf(
  unit: Pick<Unit, 'db' | 'actor'>,
  id: string,
): Promise<GoodsStudent | undefined> {
  const { rows } = await among(unit, sql`r.id = ${id}`)
  return (await covered(unit, rows))[0]
}

/**
 * The students of one year that a card, a code or a name may stand for. Nobody for a code that is out of date; one that
 * a desk has taken before is refused.
 */
export async function findStudents(unit: Unit, year: number, who: GoodsWho): Promise<GoodsStudent[]> {
  const near = 'name' in who ? nearest('r', who.name, [sql`r.candidate_no`]) : undefined
  const ofYear = async (which: RawBuilder<boolean>) =>
    covered(unit, (await among(unit, sql`r.year = ${year} and ${which}`, near)).rows)
  if ('name' in who) await checkMayName(unit)
  if (!('qr' in who)) return ofYear(meaning(unit, who))
  const code = await codeShown(unit, who.qr)
  if (!code || code.until * 1000 < unit.app.now().getTime()) return []
  const found = await ofYear(sql`r.id = ${code.id}`)
  if (found.length > 0 && !(await takeCode(unit, code)))
    refuse({ type: 'conflict', message: '二维码已用过，请学生刷新后重新出示' })
  return found
}

/** Anyone who sees names in part looks for nobody by a part of one. */
async function checkMayName({ db, actor }: Unit) {
  if (!seesWhole(await visibilityOf(db, actor, admittedStudent), 'name')) refuse({ type: 'forbidden' })
}

function meaning({ app }: Unit, who: Exclude<GoodsWho, { qr: string }>): RawBuilder<boolean> {
  if ('idNo' in who) return sql`r.id_no = ${normalIdNo(who.idNo)}`
  if ('cardUid' in who)
    return sql`r.student_id = (select k.student_id from base_campus_card k
      where k.tenant_id = r.tenant_id and k.uid = ${who.cardUid} and ${cardHolds(app.now())})`
  const numbers = writingsOf(admittedStudent.fields.candidateNo, who.name)
  return anyOf([
    called('r', who.name),
    ...numbers.map((no) => sql<boolean>`starts_with(r.candidate_no, ${no})`),
  ])
}
