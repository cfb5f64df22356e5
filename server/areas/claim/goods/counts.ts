import { sql } from 'kysely'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import type { CountPlace, GoodsCount, GoodsCounts, SizeCount } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { rulesOf } from './parameter.ts'

const columns = { class: 'class_id', college: 'department_id', major: 'major_id' } as const
const tables = { class: 'base_class', college: 'base_department', major: 'base_major' } as const

/** How many of this year's students have yet to buy, place by place, and how many pieces in which sizes are bought. */
export async function countsOf(
  { db, app, actor }: Unit,
  kind: GoodsKind,
  by: CountPlace,
): Promise<GoodsCounts> {
  const { tenantId } = actor
  const { year } = await rulesOf(db, tenantId, kind, app.now())
  const place = sql.raw(`r.${columns[by]}`)
  const students = sql`admissions_admitted_student r`
  const ours = sql`r.tenant_id = ${tenantId} and r.year = ${year}
    and ${scopeFilter(admittedStudent, actor, 'claim.goods-order:view')()}`
  const orders = sql`claim_goods_order o on o.tenant_id = r.tenant_id and o.admitted_id = r.id and o.kind = ${kind}`
  const [places, sizes] = await Promise.all([
    sql<GoodsCount>`select ${place} as "placeId", p.name as place, count(*)::int as students,
        (count(*) filter (where o.state in ('chosen', 'paid', 'received', 'lost')))::int as bought
      from ${students} left join ${orders}
      left join ${sql.raw(tables[by])} p on p.tenant_id = r.tenant_id and p.id = ${place}
      where ${ours} and coalesce(r.arrival, 'awaited') not in ('declined', 'retained')
      group by 1, 2 order by 2 nulls last`.execute(db),
    sql<SizeCount>`select ${place} as "placeId", i.name as item, z.code as size, sum(l.quantity)::int as bought,
        (coalesce(sum(l.quantity) filter (where o.state = 'received'), 0))::int as received
      from ${students} join ${orders}
      join ${behind('claim_goods_order_line l', 'o.id', 'order_id')}
      join ${behind('claim_goods_item i', 'l.item_id')}
      left join ${behind('claim_goods_size z', 'l.size_id')}
      where ${ours} and o.state in ('chosen', 'paid', 'received')
      group by 1, i.code, i.name, z.place, z.code order by i.code, z.place, z.code`.execute(db),
  ])
  return { places: places.rows, sizes: sizes.rows }
}
