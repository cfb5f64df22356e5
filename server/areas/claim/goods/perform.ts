import type { GoodsAct } from '#domain/claim/goods/desk-calls.ts'
import { goodsKinds } from '#domain/claim/goods/kinds.ts'
import { type Act, acts } from '#domain/claim/goods/states.ts'
import { audit } from '#server/core/audit/audit.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { type Decided, decide } from './decide.ts'
import { keepLines, keptOf, type OrderRow } from './orders.ts'
import { orders } from './served-order.ts'
import { moveStock, renumber } from './settle.ts'

/** What somebody may have to answer for: money given back, and keys that are gone. */
const answeredFor: readonly Act[] = ['refund', 'lose', 'reissue']

/** Does one act for one student, within the transaction of a desk. */
export async function done(unit: Unit, asked: GoodsAct): Promise<void> {
  const { db, app, actor } = unit
  const { kind, act, reason } = asked
  const decided = await decide(unit, asked)
  const { order, after, candidateNo } = decided
  const set = { ...keptOf(after), ...(await alongside(unit, asked, decided)) }
  const about = { verb: act, ...(reason && { reason }) }
  await rowsOf(orders, unit).update(order.row, set, about, Object.keys(set))
  if (answeredFor.includes(act))
    await audit(db, app, {
      tenantId: actor.tenantId,
      account: actor.account,
      action: `${goodsKinds.labels[kind]}${acts.labels[act]}`,
      target: candidateNo,
      ...(actor.address && { address: actor.address }),
      ...(reason && { detail: reason }),
    })
}

/** What an act changes beside the state of the order: its things, or the number of its key. */
async function alongside(
  unit: Unit,
  { act, keyNo = '' }: GoodsAct,
  { order: { row, standing }, after }: Decided,
): Promise<Partial<OrderRow>> {
  switch (act) {
    case 'buy':
      return { boughtAt: timeOf(unit.app.now()), sizes: await keepLines(unit, row.id, after.lines) }
    case 'resize':
    case 'exchange':
      await moveStock(unit, standing, after)
      return { sizes: await keepLines(unit, row.id, after.lines) }
    case 'reissue':
      await renumber(unit, row.keyId, keyNo)
      return {}
    default:
      return {}
  }
}
