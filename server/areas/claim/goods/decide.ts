import type { GoodsAct } from '#domain/claim/goods/desk-calls.ts'
import { goodsOrder } from '#domain/claim/goods/order.ts'
import { actsWithReason, type Standing, whyNot } from '#domain/claim/goods/rules.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { keyOfBed } from './keys.ts'
import { nextStanding } from './next.ts'
import { offersOf } from './offers.ts'
import { lockedOrder, type Order } from './orders.ts'
import { rulesOf } from './parameter.ts'
import { studentOf } from './students.ts'

/** The order of a student, locked; made where there is none yet. Of two desks that make it, one does. */
async function begun(unit: Unit, { kind, id }: GoodsAct): Promise<Order | undefined> {
  const { db, actor } = unit
  const { tenantId } = actor
  const row = await db
    .insertInto('claim_goods_order')
    .values({ ...stamps(tenantId, actor.id), kind, admitted_id: id, state: 'cancelled', amount: 0, paid: 0 })
    .onConflict((same) => same.columns(['tenant_id', 'kind', 'admitted_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await deriveCopies({ db, tenantId }, goodsOrder, [String(row.id)])
  return lockedOrder(unit, kind, id)
}

function checkRights({ actor }: Unit, { act, paid }: GoodsAct) {
  const needed = [
    ...(act === 'refund' || act === 'lose' ? ['refund'] : []),
    ...(act === 'pay' || ((act === 'buy' || act === 'reissue') && paid) ? ['pay'] : []),
  ]
  if (needed.some((verb) => !holds(actor, `claim.goods-order:${verb}`))) refuse({ type: 'forbidden' })
}

/** What an act makes of an order, which is locked, so that of two desks the second meets what the first has done. */
export interface Decided {
  readonly order: Order
  readonly after: Standing
  readonly candidateNo: string
}

/** Asks the rules and the chart whether the act may be done, in words that a desk can say, and what comes of it. */
export async function decide(unit: Unit, asked: GoodsAct): Promise<Decided> {
  const { db, app, actor } = unit
  const { kind, act, reason } = asked
  checkRights(unit, asked)
  if (actsWithReason.includes(act) && !reason)
    refuse({ type: 'invalid', message: '请填写原因', fields: { reason: '请填写原因' } })
  const student = (await studentOf(unit, asked.id)) ?? refuse({ type: 'not-found' })
  const now = timeOf(app.now())
  const rules = await rulesOf(db, actor.tenantId, kind, app.now())
  const mayOwe = rules.oweMayReceive || (student.deferredUntil ?? '') >= now.slice(0, 10)
  const order = act === 'buy' ? await begun(unit, asked) : await lockedOrder(unit, kind, asked.id)
  const why = whyNot(act, { kind, standing: order?.standing ?? null, open: rules.open, mayOwe })
  if (why || !order) return refuse({ type: 'conflict', message: why ?? '尚未购买' })
  const after = nextStanding(order.standing, asked, {
    student,
    sets: kind === 'key' ? [] : await offersOf(db, actor.tenantId, kind),
    key: kind === 'key' ? await keyOfBed(db, actor.tenantId, student.bedId) : null,
    deposit: rules.deposit,
    now,
    operator: actor.name.slice(0, 60),
  })
  return { order, after, candidateNo: student.candidateNo }
}
