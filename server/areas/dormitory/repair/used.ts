import { sql } from 'kysely'
import { repairMaterial } from '#domain/dormitory/repair/material.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { moveStock } from './stock.ts'
import type { Order } from './unit.ts'

interface Taken {
  readonly materialId: string
  readonly quantity: number
}

/** Takes material from the store for an order, at the price of the day. */
export async function useMaterial(unit: Unit, { id, title }: Order, { materialId, quantity }: Taken) {
  await refuseDisabled(unit, materialId)
  await moveStock(unit, materialId, { kind: 'used', change: -quantity, orderId: id, note: title })
  await writeUsed(unit, id)
  return undefined
}

/** Gives back what was not needed, at the price at which it was last taken. */
export async function returnMaterial(unit: Unit, { id, title }: Order, { materialId, quantity }: Taken) {
  const { db, actor } = unit
  const { rows } = await sql<{ used: number; price: number | null }>`select
      coalesce(-sum(change), 0)::int as used,
      (array_agg(unit_price order by happened_at desc) filter (where kind = 'used'))[1]::float8 as price
    from dormitory_repair_movement where tenant_id = ${actor.tenantId} and order_id = ${id}
      and material_id = ${materialId}`.execute(db)
  const { used = 0, price } = rows[0] ?? {}
  const message = phrase('本单只领用了 {{used}}，不能退还 {{quantity}}', { used, quantity })
  if (quantity > used) refuse({ type: 'conflict', message, fields: { quantity: message } })
  await moveStock(unit, materialId, {
    ...{ kind: 'back', change: quantity, orderId: id, note: title },
    ...(price != null && { unitPrice: price }),
  })
  await writeUsed(unit, id)
  return undefined
}

async function refuseDisabled({ db, actor }: Unit, id: string) {
  const message = '所选材料已停用'
  if (!(await table(repairMaterial, db, actor.tenantId).exists({ id, enabled: true })))
    refuse({ type: 'invalid', message, fields: { materialId: message } })
}

/** What the order says of its materials follows from their movements. */
const writeUsed = ({ db, app, actor }: Unit, orderId: string) =>
  sql`update dormitory_repair_order set (materials, material_cost) = (
      select left(string_agg(u.name || ' ×' || u.used, '、' order by u.name_sort_key) filter (where u.used > 0), 500), sum(u.cost)::bigint
      from (select m.name, m.name_sort_key, -sum(v.change) as used, -sum(v.change * v.unit_price) as cost
        from dormitory_repair_movement v join dormitory_repair_material m on m.tenant_id = v.tenant_id and m.id = v.material_id
        where v.tenant_id = ${actor.tenantId} and v.order_id = ${orderId} group by m.id, m.name, m.name_sort_key) u),
      revision = revision + 1, updated_at = ${app.now().toISOString()}::timestamptz, updated_by = ${actor.id}
    where tenant_id = ${actor.tenantId} and id = ${orderId}`.execute(db)
