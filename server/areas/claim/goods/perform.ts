import type { GoodsAct } from '#domain/claim/goods/desk-calls.ts'
import { goodsKinds } from '#domain/claim/goods/kinds.ts'
import { goodsEvent, goodsOrder } from '#domain/claim/goods/order.ts'
import { actsWithReason, type Standing, whyNot } from '#domain/claim/goods/rules.ts'
import { acts } from '#domain/claim/goods/states.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { audit } from '#server/core/audit/audit.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { keyOfBed } from './keys.ts'
import { nextStanding } from './next.ts'
import { offersOf } from './offers.ts'
import { lockedOrder, type Order } from './orders.ts'
import { rulesOf } from './parameter.ts'
import { settle } from './settle.ts'
import { studentOf } from './students.ts'

/** What somebody may have to answer for: money given back, and keys that are gone. */
const answeredFor: readonly string[] = ['refund', 'lose', 'reissue']

/** The order of a student, locked; made where there is none yet. Of two desks that make it, one does. */
async function begun({ db, actor }: Unit, { kind, id }: GoodsAct): Promise<Order> {
  const { tenantId } = actor
  const row = await db
    .insertInto('claim_goods_order')
    .values({ ...stamps(tenantId, actor.id), kind, admitted_id: id, state: 'cancelled', amount: 0, paid: 0 })
    .onConflict((same) => same.columns(['tenant_id', 'kind', 'admitted_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await deriveCopies({ db, tenantId }, goodsOrder, [String(row.id)])
  return (await lockedOrder(db, tenantId, kind, id)) ?? refuse({ type: 'not-found' })
}

function checkRights({ actor }: Unit, { act, paid }: GoodsAct) {
  const needed = [
    ...(act === 'refund' || act === 'lose' ? ['refund'] : []),
    ...(act === 'pay' || ((act === 'buy' || act === 'reissue') && paid) ? ['pay'] : []),
  ]
  if (needed.some((verb) => !holds(actor, `claim.goods-order:${verb}`))) refuse({ type: 'forbidden' })
}

/**
 * Does one act for one student, within the transaction of `desk`: the order is locked, so that of two desks the second
 * meets what the first has done. What is wrong is refused in words that the desk can say.
 */
export async function done(unit: Unit, asked: GoodsAct): Promise<void> {
  const { db, app, actor } = unit
  const { kind, act, reason } = asked
  checkRights(unit, asked)
  if (actsWithReason.includes(act) && !reason)
    refuse({ type: 'invalid', message: '请填写原因', fields: { reason: '请填写原因' } })
  const student = (await studentOf(unit, asked.id)) ?? refuse({ type: 'not-found' })
  const now = timeOf(app.now())
  const rules = await rulesOf(db, actor.tenantId, kind, app.now())
  const mayOwe = rules.oweMayReceive || (student.deferredUntil ?? '') >= now.slice(0, 10)
  const order =
    act === 'buy' ? await begun(unit, asked) : await lockedOrder(db, actor.tenantId, kind, asked.id)
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
  await settle(unit, order, after)
  await note(unit, order, after, asked)
  if (answeredFor.includes(act))
    await audit(db, app, {
      tenantId: actor.tenantId,
      account: actor.account,
      action: `${goodsKinds.labels[kind]}${acts.labels[act]}`,
      target: student.candidateNo,
      ...(actor.address && { address: actor.address }),
      ...(reason && { detail: reason }),
    })
}

async function note({ db, app, actor }: Unit, { id, standing }: Order, after: Standing, asked: GoodsAct) {
  const { act, reason, desk, way } = asked
  await table(goodsEvent, db, actor.tenantId).insert(
    {
      orderId: id,
      act,
      before: JSON.stringify(standing),
      after: JSON.stringify(after),
      reason: reason || null,
      desk: desk || null,
      way: way ?? null,
      operator: actor.name.slice(0, 60),
      at: app.now(),
    },
    { by: actor.id },
  )
}
