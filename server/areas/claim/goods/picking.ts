import { sql } from 'kysely'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import { schoolClass } from '#domain/base/class.ts'
import type { PickingList } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'

/** What a class has paid for and not received yet: to be laid ready, piece by piece and student by student. */
export async function pickingOf({ db, actor }: Unit, kind: GoodsKind, classId: string): Promise<PickingList> {
  const { tenantId } = actor
  const named = await table(schoolClass, db, tenantId).get({ id: classId }, ['name'])
  if (!named) return refuse({ type: 'not-found' })
  const waiting = sql`claim_goods_order o
    join ${behind('admissions_admitted_student r', 'o.admitted_id')}`
  const ours = sql`o.tenant_id = ${tenantId} and o.kind = ${kind} and o.state = 'paid' and r.class_id = ${classId}
    and ${scopeFilter(admittedStudent, actor, 'claim.goods-order:view')()}`
  const [pieces, students] = await Promise.all([
    sql<PickingList['pieces'][number]>`select i.name as item, z.code as size, sum(l.quantity)::int as quantity
      from ${waiting}
      join ${behind('claim_goods_order_line l', 'o.id', 'order_id')}
      join ${behind('claim_goods_item i', 'l.item_id')}
      left join ${behind('claim_goods_size z', 'l.size_id')}
      where ${ours} group by i.code, i.name, z.place, z.code order by i.code, z.place, z.code`.execute(db),
    sql<PickingList['students'][number]>`select r.id, r.name, r.candidate_no as "candidateNo", s.name as set,
        o.sizes, b.name as bed
      from ${waiting}
      left join ${behind('claim_goods_set s', 'o.set_id')}
      left join ${behind('dormitory_bed b', 'r.bed_id')}
      where ${ours} order by r.candidate_no`.execute(db),
  ])
  const called = await titlesFor({ db, actor }, admittedStudent)
  return {
    schoolClass: named.name,
    pieces: pieces.rows,
    students: students.rows.map((student) => ({ ...student, name: called(student.name) })),
  }
}
