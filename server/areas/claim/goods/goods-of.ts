import { sql } from 'kysely'
import type { DeskStudent } from '#domain/claim/desk-calls.ts'
import { type GoodsKind, goodsKinds } from '#domain/claim/goods/kinds.ts'
import type { Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'

interface Found {
  readonly admittedId: string
  readonly kind: GoodsKind
  readonly what: string | null
  readonly received: boolean
}

/** What each of these admitted students bought, and whether it was handed over; those who bought nothing are not in it. */
export async function goodsOf(
  db: Database,
  tenantId: string,
  admittedIds: readonly string[],
): Promise<ReadonlyMap<string, DeskStudent['goods']>> {
  const { rows } = await sql<Found>`
    select o.admitted_id as "admittedId", o.kind, coalesce(s.name, k.key_no) as what,
      o.state in ('received', 'lost') as received
    from claim_goods_order o
    left join ${behind('claim_goods_set s', 'o.set_id')}
    left join ${behind('claim_dorm_key k', 'o.key_id')}
    where o.tenant_id = ${tenantId} and o.admitted_id = any(${admittedIds}::uuid[])
      and o.state in ('chosen', 'paid', 'received', 'lost')
    order by o.kind`.execute(db)
  const grouped = Map.groupBy(rows, ({ admittedId }) => admittedId)
  return new Map(
    [...grouped].map(([id, own]) => [
      id,
      own.map(({ kind, what, received }) => ({
        label: what ? `${goodsKinds.labels[kind]} ${what}` : goodsKinds.labels[kind],
        received,
      })),
    ]),
  )
}
