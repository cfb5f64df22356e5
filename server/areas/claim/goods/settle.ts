import { sql } from 'kysely'
import { goodsStock } from '#domain/claim/goods/item.ts'
import { dormKey } from '#domain/claim/goods/key.ts'
import { goodsOrderLine } from '#domain/claim/goods/order.ts'
import { type Move, movesOf, type Standing } from '#domain/claim/goods/rules.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/core/app-context.ts'
import { behind, nextRevision, same, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Order } from './orders.ts'

/** Takes from the stock only what is there: the database decides between two desks that reach for the last one. */
async function move(db: Database, tenantId: string, { itemId, sizeId, more }: Move) {
  const rows = await table(goodsStock, db, tenantId).update(
    [{ itemId, sizeId: same(sizeId) }, sql`coalesce(issued, 0) + ${more} between 0 and stocked`],
    { issued: sql`coalesce(issued, 0) + ${more}` },
    ['id'],
  )
  if (rows.length > 0) return
  const { rows: named } = await sql<{ name: string }>`
    select concat_ws(' ', i.name, (select code from claim_goods_size
      where tenant_id = i.tenant_id and id = ${sizeId})) as name
    from claim_goods_item i where i.tenant_id = ${tenantId} and i.id = ${itemId}`.execute(db)
  refuse({ type: 'conflict', message: phrase('“{{name}}”库存不足', { name: named[0]?.name ?? '' }) })
}

const keyStateOf = ({ state }: Standing) => (state === 'lost' ? 'lost' : 'issued')

/** Brings the key along: handed out only while it is in the cabinet. */
async function moveKey(db: Database, tenantId: string, before: Standing, after: Standing) {
  const taken = (message: string) => refuse({ type: 'conflict', message })
  if (before.keyId && before.keyId !== after.keyId)
    await table(dormKey, db, tenantId).update(
      { id: before.keyId },
      { state: 'stored', revision: nextRevision },
    )
  if (!after.keyId) return
  const free = before.keyId === after.keyId ? sql`true` : sql`coalesce(state, 'stored') = 'stored'`
  const { rows } =
    await sql`update claim_dorm_key k set state = ${keyStateOf(after)}, revision = revision + 1,
      key_no = coalesce(${after.keyNo}, key_no)
    where tenant_id = ${tenantId} and id = ${after.keyId} and ${free}
      and not exists (select from claim_dorm_key other where other.tenant_id = k.tenant_id
        and other.key_no = ${after.keyNo} and other.id <> k.id) returning id`.execute(db)
  if (rows.length === 0) taken('钥匙不在库，或钥匙号已被使用')
}

const sizesOf = (
  orderId: string,
) => sql`(select string_agg(concat_ws(' ', i.name, z.code), '，' order by i.code)
  from claim_goods_order_line l
  join ${behind('claim_goods_item i', 'l.item_id')}
  join ${behind('claim_goods_size z', 'l.size_id')}
  where l.tenant_id = o.tenant_id and l.order_id = ${orderId})`

/** Brings a locked order to another standing, with the stock and the key: all of it, or nothing. */
export async function settle({ db, app, actor }: Unit, order: Order, after: Standing): Promise<void> {
  const { tenantId } = actor
  const before = order.standing
  for (const each of movesOf(before, after)) await move(db, tenantId, each)
  await moveKey(db, tenantId, before, after)
  await table(goodsOrderLine, db, tenantId).remove({ orderId: order.id })
  for (const { itemId, sizeId, quantity } of after.lines)
    await table(goodsOrderLine, db, tenantId).insert(
      { orderId: order.id, itemId, sizeId, quantity },
      { by: actor.id },
    )
  const { handover } = after
  const at = handover ? sql`${handover.at}::timestamp at time zone 'Asia/Shanghai'` : null
  await sql`update claim_goods_order o set state = ${after.state}, set_id = ${after.setId}, key_id = ${after.keyId},
      amount = ${after.amount}, paid = ${after.paid}, bought_at = case when o.state = 'cancelled' then ${app.now().toISOString()}::timestamptz else o.bought_at end,
      received_at = ${at}, way = ${handover?.way ?? null},
      desk = ${handover?.desk ?? null}, operator = ${handover?.operator ?? null}, sizes = left(${sizesOf(order.id)}, 300),
      revision = o.revision + 1, updated_by = ${actor.id}, updated_at = ${app.now().toISOString()}
    where o.tenant_id = ${tenantId} and o.id = ${order.id}`.execute(db)
}
