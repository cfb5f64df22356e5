import type { GoodsAct } from '#domain/claim/goods/desk-calls.ts'
import { goodsKinds } from '#domain/claim/goods/kinds.ts'
import { actRules, type Standing, whyNot } from '#domain/claim/goods/rules.ts'
import { acts } from '#domain/claim/goods/states.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { audit } from '#server/audit/audit.ts'
import { timeOf } from '#server/database/moment.ts'
import { holds } from '#server/resource/scope.ts'
import type { Desk } from '#server/resource/serve.ts'
import { stamps } from '#server/stamps.ts'
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
async function begun({ db, person }: Desk, { kind, id }: GoodsAct): Promise<Order> {
  const { tenantId } = person
  await db
    .insertInto('claim_goods_order')
    .values({ ...stamps(tenantId, person.id), kind, admitted_id: id, state: 'cancelled', amount: 0, paid: 0 })
    .onConflict((same) => same.columns(['tenant_id', 'kind', 'admitted_id']).doNothing())
    .execute()
  return (await lockedOrder(db, tenantId, kind, id)) ?? refuse({ type: 'not-found' })
}

function checkRights({ person }: Desk, { act, paid }: GoodsAct) {
  const needed = [
    ...(act === 'refund' || act === 'lose' ? ['refund'] : []),
    ...(act === 'pay' || ((act === 'buy' || act === 'reissue') && paid) ? ['pay'] : []),
  ]
  if (needed.some((verb) => !holds(person, `claim.goods-order:${verb}`))) refuse({ type: 'forbidden' })
}

/**
 * Does one act for one student, within the transaction of `desk`: the order is locked, so that of two desks the second
 * meets what the first has done. What is wrong is refused in words that the desk can say.
 */
export async function done(desk: Desk, asked: GoodsAct): Promise<void> {
  const { db, house, person } = desk
  const { kind, act, reason } = asked
  checkRights(desk, asked)
  if (actRules[act].reason && !reason)
    refuse({ type: 'invalid', message: '请填写原因', fields: { reason: '请填写原因' } })
  const student = (await studentOf(desk, asked.id)) ?? refuse({ type: 'not-found' })
  const now = timeOf(house.now())
  const rules = await rulesOf(db, person.tenantId, kind, house.now())
  const mayOwe = rules.oweMayReceive || (student.deferredUntil ?? '') >= now.slice(0, 10)
  const order =
    act === 'buy' ? await begun(desk, asked) : await lockedOrder(db, person.tenantId, kind, asked.id)
  const why = whyNot(act, { kind, standing: order?.standing ?? null, open: rules.open, mayOwe })
  if (why || !order) return refuse({ type: 'conflict', message: why ?? '尚未购买' })
  const after = nextStanding(order.standing, asked, {
    student,
    sets: kind === 'key' ? [] : await offersOf(db, person.tenantId, kind),
    key: kind === 'key' ? await keyOfBed(db, person.tenantId, student.bedId) : null,
    deposit: rules.deposit,
    now,
    operator: person.name.slice(0, 60),
  })
  await settle(desk, order, after)
  await note(desk, order, after, asked)
  if (answeredFor.includes(act))
    await audit(db, house, {
      tenantId: person.tenantId,
      account: person.account,
      action: `${goodsKinds.labels[kind]}${acts.labels[act]}`,
      target: student.candidateNo,
      ...(person.address && { address: person.address }),
      ...(reason && { detail: reason }),
    })
}

async function note({ db, house, person }: Desk, { id, standing }: Order, after: Standing, asked: GoodsAct) {
  const { act, reason, desk, way } = asked
  await db
    .insertInto('claim_goods_event')
    .values({
      ...stamps(person.tenantId, person.id),
      order_id: id,
      act,
      before: JSON.stringify(standing),
      after: JSON.stringify(after),
      reason: reason || null,
      desk: desk || null,
      way: way ?? null,
      operator: person.name.slice(0, 60),
      at: house.now().toISOString(),
    })
    .execute()
}
