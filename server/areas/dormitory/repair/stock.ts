import { sql } from 'kysely'
import { repairMaterial } from '#domain/dormitory/repair/material.ts'
import { repairMovement } from '#domain/dormitory/repair/movement.ts'
import type { MovementKind } from '#domain/dormitory/repair/words.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'

interface Movement {
  readonly kind: MovementKind
  /** What the stock changes by. */
  readonly change: number
  readonly orderId?: string
  readonly note?: string | null
  /** In fen; left out, the price of the material now. */
  readonly unitPrice?: number
}

interface Stored {
  readonly name: string
  readonly unit: string
  readonly stock: number
  readonly price: number
}

/**
 * Moves stock and writes the movement down. The database decides between two who reach for the last one: it never goes
 * below zero.
 */
export async function moveStock(unit: Unit, materialId: string, movement: Movement): Promise<Stored> {
  const { db, app, actor } = unit
  const { kind, change, orderId = null, note = null, unitPrice } = movement
  const { rows } = await sql<Stored>`update dormitory_repair_material m
    set stock = coalesce(stock, 0) + ${change}, short = coalesce(coalesce(stock, 0) + ${change} < least_stock, false),
      revision = revision + 1, updated_at = ${app.now().toISOString()}::timestamptz, updated_by = ${actor.id}
    where tenant_id = ${actor.tenantId} and id = ${materialId} and coalesce(stock, 0) + ${change} >= 0
    returning name, unit, stock, price::float8 as price`.execute(db)
  const [stored] = rows
  if (!stored) return refuseShort(unit, materialId)
  const row = {
    id: newId(),
    happenedAt: app.now().toISOString(),
    materialId,
    kind,
    change,
    balance: stored.stock,
  }
  const price = unitPrice ?? stored.price
  await insertRows(
    db,
    repairMovement,
    actor.tenantId,
    [{ ...row, unitPrice: price, orderId, operator: actor.name, note }],
    { by: actor.id, at: app.now() },
  )
  return stored
}

async function refuseShort({ db, actor }: Unit, materialId: string): Promise<never> {
  const kept = await table(repairMaterial, db, actor.tenantId).get({ id: materialId }, [
    'name',
    'stock',
    'unit',
  ])
  const { name = '', stock, unit = '' } = kept ?? {}
  const message = phrase('“{{name}}”库存不足，现有 {{stock}} {{unit}}', { name, stock: stock ?? 0, unit })
  return refuse({ type: 'conflict', message, fields: { quantity: message } })
}
