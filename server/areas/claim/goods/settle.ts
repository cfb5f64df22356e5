import { sql } from 'kysely'
import { goodsStock } from '#domain/claim/goods/item.ts'
import { dormKey } from '#domain/claim/goods/key.ts'
import { type Held, type Move, movesOf } from '#domain/claim/goods/rules.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { same, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

/** Takes from the stock only what is there: the database decides between two desks that reach for the last one. */
async function move({ db, actor: { tenantId } }: Unit, { itemId, sizeId, more }: Move) {
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

/** Brings the stock along with what the student holds, all of it or nothing. */
export async function moveStock(unit: Unit, before: Held, after: Held): Promise<void> {
  for (const each of movesOf(before, after)) await move(unit, each)
}

type WithKey = { readonly state: string | null; readonly keyId: string | null }

/** Brings the key along: handed out only while it hangs in the cabinet, and back there when the order lets it go. */
export async function moveKey(unit: Unit, before: WithKey, after: WithKey): Promise<void> {
  if (before.keyId === after.keyId && before.state === after.state) return
  const keys = rowsOf(dormKey, unit)
  const freed = before.keyId !== after.keyId && before.keyId ? await keys.lock(before.keyId) : undefined
  if (freed) await keys.update(freed, { state: 'stored' })
  if (!after.keyId) return
  const key = await keys.lock(after.keyId)
  const free = before.keyId === after.keyId || (key?.state ?? 'stored') === 'stored'
  if (!key || !free) return refuse({ type: 'conflict', message: '钥匙不在库' })
  await keys.update(key, { state: after.state === 'lost' ? 'lost' : 'issued' })
}

/** Gives the key of an order the number of the one that was made anew. */
export async function renumber(unit: Unit, keyId: string | null, keyNo: string): Promise<void> {
  const keys = rowsOf(dormKey, unit)
  const key = (await keys.lock(keyId ?? '')) ?? refuse({ type: 'not-found' })
  await keys.update(key, { keyNo })
}
