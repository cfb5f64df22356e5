import { sql } from 'kysely'
import type { SetOnOffer } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import type { Yuan } from '#domain/kernel/money.ts'
import type { Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'
import { yuanIn } from '#server/core/database/yuan.ts'

interface Line {
  readonly setId: string
  readonly itemId: string
  readonly name: string
  readonly unit: string
  readonly price: Yuan
  readonly quantity: number
  readonly optional: boolean
  readonly measure: string
}
interface Size {
  readonly id: string
  readonly measure: string
  readonly code: string
  readonly heightFrom: number | null
  readonly heightTo: number | null
  readonly weightFrom: number | null
  readonly weightTo: number | null
  readonly chestFrom: number | null
  readonly chestTo: number | null
}
interface Stock {
  readonly itemId: string
  readonly sizeId: string | null
  readonly left: number
}

/** The sets of one kind with all that is in them, its sizes, and how many of each are left. */
export async function offersOf(db: Database, tenantId: string, kind: GoodsKind): Promise<SetOnOffer[]> {
  const of = sql`tenant_id = ${tenantId} and kind = ${kind}`
  const [sets, lines, sizes, stock] = await Promise.all([
    sql<Omit<SetOnOffer, 'items'>>`select id, name, gender, ${yuanIn('price')} as price from claim_goods_set
      where ${of} and enabled order by code`.execute(db),
    sql<Line>`select l.set_id as "setId", i.id as "itemId", i.name, i.unit,
        ${yuanIn('i.price')} as price, l.quantity, l.optional, i.measure
      from claim_goods_set_line l join ${behind('claim_goods_item i', 'l.item_id')}
      where i.tenant_id = ${tenantId} and i.kind = ${kind} and i.enabled order by l.optional, i.code`.execute(
      db,
    ),
    sql<Size>`select id, measure, code, height_from as "heightFrom", height_to as "heightTo",
        weight_from as "weightFrom", weight_to as "weightTo", chest_from as "chestFrom", chest_to as "chestTo"
      from claim_goods_size where ${of} order by place, code`.execute(db),
    sql<Stock>`select s.item_id as "itemId", s.size_id as "sizeId", s.stocked - coalesce(s.issued, 0) as left
      from claim_goods_stock s join ${behind('claim_goods_item i', 's.item_id')}
      where i.tenant_id = ${tenantId} and i.kind = ${kind}`.execute(db),
  ])
  const leftOf = (itemId: string, sizeId: string | null) =>
    stock.rows.find((own) => own.itemId === itemId && own.sizeId === sizeId)?.left ?? null
  const onOffer = ({ setId: _, ...line }: Line) => ({
    ...line,
    left: leftOf(line.itemId, null),
    sizes: sizes.rows
      .filter(({ measure }) => measure === line.measure)
      .map(({ measure: _, ...size }) => ({ ...size, left: leftOf(line.itemId, size.id) })),
  })
  return sets.rows.map((set) => ({
    ...set,
    items: lines.rows.filter(({ setId }) => setId === set.id).map(onOffer),
  }))
}
