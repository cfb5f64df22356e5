import { sql } from 'kysely'
import type { z } from 'zod'
import type { goodsUndo } from '#domain/claim/goods/desk-calls.ts'
import { goodsKinds } from '#domain/claim/goods/kinds.ts'
import { goodsEvent } from '#domain/claim/goods/order.ts'
import type { Standing } from '#domain/claim/goods/rules.ts'
import { type Act, acts } from '#domain/claim/goods/states.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { nextRevision, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { lockedOrderOf } from './orders.ts'
import { rulesOf } from './parameter.ts'
import { settle } from './settle.ts'
import { studentOf } from './students.ts'

interface Last {
  readonly id: string
  readonly act: Act
  readonly before: string
  readonly by: string
  readonly at: Date | string
}

/** The last thing done with an order that still holds. */
async function lastOf(db: Database, tenantId: string, orderId: string): Promise<Last | undefined> {
  const { rows } = await sql<Last>`select id, act, before, created_by as by, at from claim_goods_event
    where tenant_id = ${tenantId} and order_id = ${orderId} and undone_at is null
    order by claim_goods_event.at desc, id desc limit 1`.execute(db)
  return rows[0]
}

/** Whether this person may take an act back now: its own within the time allowed, or anybody's who may refund. */
export const mayUndo = (
  actor: Actor,
  { by, at }: Pick<Last, 'by' | 'at'>,
  undoMinutes: number,
  now: Date,
): boolean =>
  (by === actor.id || holds(actor, 'claim.goods-order:refund')) &&
  now.getTime() - new Date(at).getTime() <= undoMinutes * 60_000

/** Takes the last act back: the order stands as it stood, goods and key are where they were. Answers whose order it was. */
export async function undone(unit: Unit, { eventId, reason }: z.infer<typeof goodsUndo>) {
  const { db, app, actor } = unit
  const { tenantId } = actor
  const order = (await lockedOrderOf(db, tenantId, eventId)) ?? refuse({ type: 'not-found' })
  const student = (await studentOf(unit, order.admittedId)) ?? refuse({ type: 'not-found' })
  const last = await lastOf(db, tenantId, order.id)
  if (last?.id !== eventId) return refuse({ type: 'conflict', message: '只能撤销最近一次办理' })
  const { undoMinutes } = await rulesOf(db, tenantId, order.kind, app.now())
  if (!mayUndo(actor, last, undoMinutes, app.now()))
    refuse({
      type: 'conflict',
      message: phrase('办理超过 {{minutes}} 分钟，或不是本人办理，不能撤销', { minutes: undoMinutes }),
    })
  await settle(unit, order, JSON.parse(last.before) as Standing)
  await table(goodsEvent, db, tenantId).update(
    { id: eventId },
    { undoneAt: app.now(), undoneBy: actor.name.slice(0, 60), revision: nextRevision },
  )
  await audit(db, app, {
    tenantId,
    account: actor.account,
    action: `撤销${goodsKinds.labels[order.kind]}${acts.labels[last.act]}`,
    target: student.candidateNo,
    ...(actor.address && { address: actor.address }),
    ...(reason && { detail: reason }),
  })
  return { kind: order.kind, id: order.admittedId }
}
