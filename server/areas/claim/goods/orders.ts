import { type RawBuilder, sql } from 'kysely'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { goodsOrderLine } from '#domain/claim/goods/order.ts'
import type { OrderLine, Standing } from '#domain/claim/goods/rules.ts'
import type { Database } from '#server/core/app-context.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'

export interface Order {
  readonly id: string
  readonly kind: GoodsKind
  readonly admittedId: string
  readonly standing: Standing
}

type Found = Omit<Order, 'standing'> &
  Omit<Standing, 'handover' | 'lines'> & {
    at: string | null
    way: string | null
    desk: string | null
    operator: string | null
  }

/** An order as it stands; `lock` keeps everybody else from it until the end of the transaction. */
async function ordered(db: Database, tenantId: string, which: RawBuilder<boolean>, lock: boolean) {
  const { rows } = await sql<Found>`select o.id, o.kind, o.admitted_id as "admittedId", o.state,
      o.set_id as "setId", o.key_id as "keyId", o.amount, o.paid, ${momentOf('o.received_at')} as at, o.way, o.desk, o.operator,
      (select k.key_no from claim_dorm_key k where k.tenant_id = o.tenant_id and k.id = o.key_id) as "keyNo"
    from claim_goods_order o where o.tenant_id = ${tenantId} and ${which}
    ${lock ? sql`for update of o` : sql``}`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const lines = await table(goodsOrderLine, db, tenantId).list(
    { orderId: found.id },
    ['itemId', 'sizeId', 'quantity'],
    { order: ['itemId'] },
  )
  return orderOf(found, lines as readonly OrderLine[])
}

function orderOf({ at, way, desk, operator, ...found }: Found, lines: readonly OrderLine[]): Order {
  const { id, kind, admittedId, state, setId, keyId, keyNo, amount, paid } = found
  const handover = at === null ? null : { at, way, desk, operator: operator ?? '' }
  const standing = { state, setId, keyId, keyNo, amount, paid, lines, handover } as Standing
  return { id, kind, admittedId, standing }
}

const ofStudent = (kind: GoodsKind, admittedId: string) =>
  sql<boolean>`o.kind = ${kind} and o.admitted_id = ${admittedId}`

/** What a student bought of a kind, as everybody may see it. */
export const seenOrder = (db: Database, tenantId: string, kind: GoodsKind, admittedId: string) =>
  ordered(db, tenantId, ofStudent(kind, admittedId), false)

/** The same, to be changed: nobody else can meanwhile. */
export const lockedOrder = (db: Database, tenantId: string, kind: GoodsKind, admittedId: string) =>
  ordered(db, tenantId, ofStudent(kind, admittedId), true)

/** The order of an event, to be changed. */
export const lockedOrderOf = (db: Database, tenantId: string, eventId: string) =>
  ordered(
    db,
    tenantId,
    sql`o.id = (select order_id from claim_goods_event where tenant_id = ${tenantId} and id = ${eventId})`,
    true,
  )
