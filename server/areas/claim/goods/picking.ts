import { sql } from 'kysely'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import type { PickingList } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Unit } from '#server/core/serve.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'

/** What a class has paid for and not received yet: to be laid ready, piece by piece and student by student. */
export async function pickingOf({ db, actor }: Unit, kind: GoodsKind, classId: string): Promise<PickingList> {
  const { tenantId } = actor
  const { rows: classes } = await sql<{ name: string }>`select name from base_class
    where tenant_id = ${tenantId} and id = ${classId}`.execute(db)
  const [named] = classes
  if (!named) return refuse({ type: 'not-found' })
  const waiting = sql`claim_goods_order o
    join admissions_admitted_student r on r.tenant_id = o.tenant_id and r.id = o.admitted_id`
  const ours = sql`o.tenant_id = ${tenantId} and o.kind = ${kind} and o.state = 'paid' and r.class_id = ${classId}
    and ${scopeFilter(admittedStudent, actor, 'claim.goods-order:view')()}`
  const [pieces, students] = await Promise.all([
    sql<PickingList['pieces'][number]>`select i.name as item, z.code as size, sum(l.quantity)::int as quantity
      from ${waiting}
      join claim_goods_order_line l on l.tenant_id = o.tenant_id and l.order_id = o.id
      join claim_goods_item i on i.tenant_id = l.tenant_id and i.id = l.item_id
      left join claim_goods_size z on z.tenant_id = l.tenant_id and z.id = l.size_id
      where ${ours} group by i.code, i.name, z.place, z.code order by i.code, z.place, z.code`.execute(db),
    sql<PickingList['students'][number]>`select r.id, r.name, r.candidate_no as "candidateNo", s.name as set,
        o.sizes, b.name as bed
      from ${waiting}
      left join claim_goods_set s on s.tenant_id = o.tenant_id and s.id = o.set_id
      left join dormitory_bed b on b.tenant_id = r.tenant_id and b.id = r.bed_id
      where ${ours} order by r.candidate_no`.execute(db),
  ])
  const called = await titlesFor({ db, actor }, admittedStudent)
  return {
    schoolClass: named.name,
    pieces: pieces.rows,
    students: students.rows.map((student) => ({ ...student, name: called(student.name) })),
  }
}
