import type { z } from 'zod'
import type { goodsUndo } from '#domain/claim/goods/desk-calls.ts'
import { type GoodsKind, goodsKinds } from '#domain/claim/goods/kinds.ts'
import { goodsOrder } from '#domain/claim/goods/order.ts'
import { type Act, acts } from '#domain/claim/goods/states.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { changeRecord } from '#domain/security/change-record.ts'
import type { Actor } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { type Done, eventsOf } from './events.ts'
import { keepLines, lockedById } from './orders.ts'
import { rulesOf } from './parameter.ts'
import { orders } from './served-order.ts'
import { studentOf } from './students.ts'

/** What changed the things of an order, or the number of a key, is put right by doing it once more. */
const doneAgain: readonly Act[] = ['resize', 'exchange', 'reissue']

/** Why an act is put right by another one only, in words; undefined where it can be taken back. */
function whyNoUndo({ act, before }: Done): string | undefined {
  if (doneAgain.includes(act)) return phrase('{{act}}不能撤销，请再办理一次改回', { act: acts.labels[act] })
  // The things of the purchase before are gone: an order that is bought anew does not stand as it stood.
  return act === 'buy' && before.boughtAt !== null ? '再次购买不能撤销，请取消购买或退款' : undefined
}

/** Whether this person may take an act back now: its own within the time allowed, or anybody's who may refund. */
export const mayUndo = (actor: Actor, done: Done, undoMinutes: number): boolean =>
  !whyNoUndo(done) &&
  (done.by === actor.id || holds(actor, 'claim.goods-order:refund')) &&
  done.age <= undoMinutes * 60

/** The last thing done with an order that still holds. */
export const lastOf = (events: readonly Done[]) => events.find(({ undoneAt }) => undoneAt === null)

async function orderOfEvent(unit: Unit, eventId: string) {
  const records = table(changeRecord, unit.db, unit.actor.tenantId)
  const [record] = await records.list({ id: eventId, resource: goodsOrder.name }, ['rowId'])
  return record?.rowId ? lockedById(unit, record.rowId) : undefined
}

/** Takes the last act back: the order stands as it stood, goods and key are where they were. Answers whose order it was. */
export async function undone(unit: Unit, { eventId, reason }: z.infer<typeof goodsUndo>) {
  const { db, app, actor } = unit
  const { tenantId } = actor
  const { row } = (await orderOfEvent(unit, eventId)) ?? refuse({ type: 'not-found' })
  const kind = row.kind as GoodsKind
  const student = (await studentOf(unit, row.admittedId ?? '')) ?? refuse({ type: 'not-found' })
  const last = lastOf(await eventsOf(unit, row.id))
  if (last?.id !== eventId) return refuse({ type: 'conflict', message: '只能撤销最近一次办理' })
  const why = whyNoUndo(last)
  if (why) refuse({ type: 'conflict', message: why })
  const { undoMinutes } = await rulesOf(db, tenantId, kind, app.now())
  if (!mayUndo(actor, last, undoMinutes))
    refuse({
      type: 'conflict',
      message: phrase('办理超过 {{minutes}} 分钟，或不是本人办理，不能撤销', { minutes: undoMinutes }),
    })
  const about = { verb: 'takeBack', reason: reason || `撤回${acts.labels[last.act]}` }
  await rowsOf(orders, unit).update(row, last.before, about, Object.keys(last.before))
  if (last.act === 'buy') await keepLines(unit, row.id, [])
  await audit(db, app, {
    tenantId,
    account: actor.account,
    action: `撤销${goodsKinds.labels[kind]}${acts.labels[last.act]}`,
    target: student.candidateNo,
    ...(actor.address && { address: actor.address }),
    ...(reason && { detail: reason }),
  })
  return { kind, id: student.id }
}
