import type { GoodsDesk, GoodsEvent } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { actsOf, owedOf } from '#domain/claim/goods/rules.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import { eventsBefore, eventsOf } from './events.ts'
import { keyOfBed } from './keys.ts'
import { offersOf } from './offers.ts'
import { seenOrder } from './orders.ts'
import { type DeskRules, rulesOf } from './parameter.ts'
import { studentOf } from './students.ts'
import { lastOf, mayUndo } from './undo.ts'

const latest = 20

/** What was done with an order, latest first; only the last that holds may be taken back. */
async function shownOf(unit: Unit, orderId: string, { undoMinutes }: DeskRules): Promise<GoodsEvent[]> {
  const events = await eventsOf(unit, orderId)
  const last = lastOf(events)
  const told = events.map((event) => {
    const { by: _, age: __, before: ___, ...shown } = event
    return { ...shown, canUndo: event === last && mayUndo(unit.actor, event, undoMinutes) }
  })
  return [...told, ...(await eventsBefore(unit, orderId))].slice(0, latest)
}

/** All there is to see and to do about one student and one kind of goods. */
export async function deskOf(unit: Unit, kind: GoodsKind, id: string): Promise<GoodsDesk> {
  const { db, app, actor } = unit
  const { tenantId } = actor
  const student = (await studentOf(unit, id)) ?? refuse({ type: 'not-found' })
  const rules = await rulesOf(db, tenantId, kind, app.now())
  const order = await seenOrder(unit, kind, id)
  const standing = order?.standing ?? null
  const mayOwe = rules.oweMayReceive || (student.deferredUntil ?? '') >= timeOf(app.now()).slice(0, 10)
  return {
    kind,
    student,
    standing: standing && {
      ...standing,
      amount: yuanOf(standing.amount),
      paid: yuanOf(standing.paid),
    },
    owed: yuanOf(standing ? owedOf(standing) : 0),
    acts: actsOf({ kind, standing, open: rules.open, mayOwe }),
    open: rules.open,
    mayOwe,
    notice: rules.notice,
    sets: kind === 'key' ? [] : await offersOf(db, tenantId, kind),
    usualSetId: rules.usualSetId,
    key: kind === 'key' ? await keyOfBed(db, tenantId, student.bedId) : null,
    deposit: yuanOf(rules.deposit),
    events: order ? await shownOf(unit, order.row.id, rules) : [],
  }
}
