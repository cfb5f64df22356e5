import { sql } from 'kysely'
import { dormKey } from '#domain/claim/goods/key.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { goodsOrder, goodsOrderLine } from '#domain/claim/goods/order.ts'
import type { Handover, OrderLine, Standing } from '#domain/claim/goods/rules.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOrNone, yuanOf } from '#domain/kernel/money.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

export type OrderRow = Row<typeof goodsOrder>

/** What a student bought of one kind: the row, and how it stands in the words of the rules. */
export interface Order {
  readonly row: OrderRow
  readonly standing: Standing
}

const idOf = async ({ db, actor }: Unit, kind: GoodsKind, admittedId: string) => {
  const [found] = await table(goodsOrder, db, actor.tenantId).list({ kind, admittedId }, ['id'])
  return found?.id
}

/** What a student bought of a kind, as everybody may see it. */
export async function seenOrder(unit: Unit, kind: GoodsKind, admittedId: string): Promise<Order | undefined> {
  const id = await idOf(unit, kind, admittedId)
  return id ? orderOf(unit, await rowsOf(goodsOrder, unit).get(id)) : undefined
}

/** The same, to be changed: nobody else can meanwhile. */
export async function lockedOrder(
  unit: Unit,
  kind: GoodsKind,
  admittedId: string,
): Promise<Order | undefined> {
  const id = await idOf(unit, kind, admittedId)
  return id ? lockedById(unit, id) : undefined
}

export const lockedById = async (unit: Unit, id: string): Promise<Order | undefined> =>
  orderOf(unit, await rowsOf(goodsOrder, unit).lock(id))

async function orderOf(unit: Unit, row: OrderRow | undefined): Promise<Order | undefined> {
  if (!row) return
  const { db, actor } = unit
  const [key] = row.keyId ? await table(dormKey, db, actor.tenantId).list({ id: row.keyId }, ['keyNo']) : []
  const { receivedAt: at, way, desk, operator } = row
  const standing = {
    state: row.state,
    setId: row.setId,
    keyId: row.keyId,
    keyNo: key?.keyNo ?? null,
    amount: fenOrNone(row.amount),
    paid: fenOrNone(row.paid),
    lines: await linesOf(unit, row.id),
    handover: at ? ({ at, way, desk, operator: operator ?? '' } as Handover) : null,
  }
  return { row, standing: standing as Standing }
}

/** What an order consists of, in the order of its things. */
export const linesOf = async ({ db, actor }: Unit, orderId: string): Promise<readonly OrderLine[]> => {
  const fields = ['itemId', 'sizeId', 'quantity'] as const
  const lines = await table(goodsOrderLine, db, actor.tenantId).list({ orderId }, fields, {
    order: ['itemId'],
  })
  return lines as readonly OrderLine[]
}

/** Replaces what an order consists of; answers with its sizes in words. */
export async function keepLines(
  unit: Unit,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<string | null> {
  const { db, actor } = unit
  const kept = table(goodsOrderLine, db, actor.tenantId)
  await kept.remove({ orderId })
  for (const line of lines) await kept.insert({ orderId, ...line }, { by: actor.id })
  const { rows } = await sql<{ words: string | null }>`
    select left(string_agg(concat_ws(' ', i.name, z.code), '，' order by i.code), 300) as words
    from claim_goods_order_line l
    join ${behind('claim_goods_item i', 'l.item_id')}
    join ${behind('claim_goods_size z', 'l.size_id')}
    where l.tenant_id = ${actor.tenantId} and l.order_id = ${orderId}`.execute(db)
  return rows[0]?.words ?? null
}

/** What the row keeps of a standing; its lines and the number of its key stand elsewhere. */
export const keptOf = ({ handover, ...standing }: Standing): Partial<OrderRow> => ({
  state: standing.state,
  setId: standing.setId,
  keyId: standing.keyId,
  amount: yuanOf(standing.amount),
  paid: yuanOf(standing.paid),
  receivedAt: handover?.at ?? null,
  way: handover?.way ?? null,
  desk: handover?.desk ?? null,
  operator: handover?.operator ?? null,
})
