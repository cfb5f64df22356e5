import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { goodsOrder } from '#domain/claim/goods/order.ts'
import type { Held } from '#domain/claim/goods/rules.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { decide } from './decide.ts'
import { keptOf, linesOf, type OrderRow } from './orders.ts'
import { moveKey, moveStock } from './settle.ts'

/** From a list everything goes by itself: the money is in the till, the goods are handed over as they were chosen. */
const fromList =
  (act: 'pay' | 'receive') =>
  async ({ kind, admittedId }: OrderRow, _: object, unit: Unit) => {
    const asked = { kind: kind as GoodsKind, id: admittedId ?? '', act, desk: '名单批量' }
    const { after } = await decide(unit, asked)
    return { set: keptOf(after) }
  }

const served = serve(goodsOrder, {
  /** Whatever moves an order, an act or its being taken back: stock and key follow its state. */
  async afterWrite(row, { current, ...unit }) {
    if (!current) return
    const lines = await linesOf(unit, row.id)
    const held = ({ state }: OrderRow) => ({ state, lines }) as Held
    await moveStock(unit, held(current), held(row))
    await moveKey(unit, current, row)
  },
  actions: { pay: fromList('pay'), receive: fromList('receive') },
})

/** Orders, with the stock and the keys that follow them. */
export const orders = { ...served, resource: goodsOrder }
