import { sql } from 'kysely'
import { type Move, movesOf, type Standing } from '#domain/claim/goods/rules.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/core/app-context.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import type { Order } from './orders.ts'

/** Takes from the stock only what is there: the database decides between two desks that reach for the last one. */
async function move(db: Database, tenantId: string, { itemId, sizeId, more }: Move) {
  const { rows } = await sql`update claim_goods_stock set issued = coalesce(issued, 0) + ${more}
    where tenant_id = ${tenantId} and item_id = ${itemId} and size_id is not distinct from ${sizeId}
      and coalesce(issued, 0) + ${more} between 0 and stocked returning id`.execute(db)
  if (rows.length > 0) return
  const { rows: named } = await sql<{ name: string }>`
    select concat_ws(' ', i.name, (select code from claim_goods_size
      where tenant_id = i.tenant_id and id = ${sizeId})) as name
    from claim_goods_item i where i.tenant_id = ${tenantId} and i.id = ${itemId}`.execute(db)
  refuse({ type: 'conflict', message: `“${named[0]?.name ?? ''}”库存不足` })
}

const keyStateOf = ({ state }: Standing) => (state === 'lost' ? 'lost' : 'issued')

/** Brings the key along: handed out only while it is in the cabinet. */
async function moveKey(db: Database, tenantId: string, before: Standing, after: Standing) {
  const taken = (message: string) => refuse({ type: 'conflict', message })
  if (before.keyId && before.keyId !== after.keyId)
    await sql`update claim_dorm_key set state = 'stored', revision = revision + 1
      where tenant_id = ${tenantId} and id = ${before.keyId}`.execute(db)
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
  join claim_goods_item i on i.tenant_id = l.tenant_id and i.id = l.item_id
  join claim_goods_size z on z.tenant_id = l.tenant_id and z.id = l.size_id
  where l.tenant_id = o.tenant_id and l.order_id = ${orderId})`

/** Brings a locked order to another standing, with the stock and the key: all of it, or nothing. */
export async function settle({ db, app, actor }: Unit, order: Order, after: Standing): Promise<void> {
  const { tenantId } = actor
  const before = order.standing
  for (const each of movesOf(before, after)) await move(db, tenantId, each)
  await moveKey(db, tenantId, before, after)
  await sql`delete from claim_goods_order_line where tenant_id = ${tenantId} and order_id = ${order.id}`.execute(
    db,
  )
  for (const { itemId, sizeId, quantity } of after.lines)
    await db
      .insertInto('claim_goods_order_line')
      .values({
        ...stamps(tenantId, actor.id),
        order_id: order.id,
        item_id: itemId,
        size_id: sizeId,
        quantity,
      })
      .execute()
  const { handover } = after
  const at = handover ? sql`${handover.at}::timestamp at time zone 'Asia/Shanghai'` : null
  await sql`update claim_goods_order o set state = ${after.state}, set_id = ${after.setId}, key_id = ${after.keyId},
      amount = ${after.amount}, paid = ${after.paid}, received_at = ${at}, way = ${handover?.way ?? null},
      desk = ${handover?.desk ?? null}, operator = ${handover?.operator ?? null}, sizes = left(${sizesOf(order.id)}, 300),
      revision = o.revision + 1, updated_by = ${actor.id}, updated_at = ${app.now().toISOString()}
    where o.tenant_id = ${tenantId} and o.id = ${order.id}`.execute(db)
}
