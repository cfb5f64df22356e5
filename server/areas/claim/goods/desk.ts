import { sql } from 'kysely'
import type { GoodsDesk, GoodsEvent } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { actsOf, owedOf } from '#domain/claim/goods/rules.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { momentOf, timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import { keyOfBed } from './keys.ts'
import { offersOf } from './offers.ts'
import { seenOrder } from './orders.ts'
import { type DeskRules, rulesOf } from './parameter.ts'
import { studentOf } from './students.ts'
import { mayUndo } from './undo.ts'

const latest = 20

/** What was done with an order, latest first; only the last that holds may be taken back. */
async function eventsOf({ db, app, actor }: Unit, orderId: string, { undoMinutes }: DeskRules) {
  const { rows } = await sql<Omit<GoodsEvent, 'canUndo'> & { by: string; instant: string }>`
    select id, act, reason, desk, operator, ${momentOf('e.at')} as at, ${momentOf('e.undone_at')} as "undoneAt",
      undone_by as "undoneBy", created_by as by, e.at as instant
    from claim_goods_event e where e.tenant_id = ${actor.tenantId} and e.order_id = ${orderId}
    order by e.at desc, e.id desc limit ${latest}`.execute(db)
  const last = rows.find(({ undoneAt }) => undoneAt === null)
  return rows.map(({ by, instant, ...event }) => ({
    ...event,
    canUndo: event.id === last?.id && mayUndo(actor, { by, at: instant }, undoMinutes, app.now()),
  }))
}

/** All there is to see and to do about one student and one kind of goods. */
export async function deskOf(unit: Unit, kind: GoodsKind, id: string): Promise<GoodsDesk> {
  const { db, app, actor } = unit
  const { tenantId } = actor
  const student = (await studentOf(unit, id)) ?? refuse({ type: 'not-found' })
  const rules = await rulesOf(db, tenantId, kind, app.now())
  const order = await seenOrder(db, tenantId, kind, id)
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
    events: order ? await eventsOf(unit, order.id, rules) : [],
  }
}
