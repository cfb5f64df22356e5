import { sql } from 'kysely'
import { refundedBy, refundOfAmount } from '#domain/fee/balance.ts'
import { feeOrder, feeOrderLine } from '#domain/fee/order.ts'
import { orderRefund } from '#domain/fee/order-refund.ts'
import { orderAfter } from '#domain/fee/order-state.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { ServiceDeclined } from '#server/core/payments/port.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { keepMovement } from '../movement.ts'
import { issueReceipts } from '../receipt/issue.ts'
import { serviceOf } from './service.ts'
import { isTurn } from './settle.ts'

type Fee = Row<typeof studentFee>

/**
 * Asks the service for a refund that was set aside, and keeps what became of it. The number of the refund makes asking
 * again the same as asking once, so a crash between the two halves costs nothing.
 */
export async function carryBack(app: AppContext, tenantId: string, id: string, after: number): Promise<void> {
  const refund = await table(orderRefund, app.db, tenantId).get({ id, state: 'pending' }, [
    ...(['no', 'orderId', 'amount', 'note', 'reason', 'checks'] as const),
  ])
  if (!refund?.no || !refund.orderId) return
  const order = await table(feeOrder, app.db, tenantId).get({ id: refund.orderId }, [
    ...(['no', 'channelId', 'received'] as const),
  ])
  if (!order?.no || !order.channelId) return
  if (!(await isTurn(app, 'fee_order_refund', tenantId, id, after))) return
  const { port } = await serviceOf(app, tenantId, order.channelId)
  const asked = {
    ...{ no: order.no, refundNo: refund.no, fen: fenOf(refund.amount ?? 0) },
    ...{ total: fenOf(order.received ?? 0), reason: refund.note ?? '退费' },
  }
  try {
    const known = refund.checks ? await port.queryRefund(asked) : 'unknown'
    const state = known === 'unknown' ? await port.refund(asked) : known
    if (state === 'done') await settleRefund(app, tenantId, id)
    else if (state === 'failed') await dropRefund(app, tenantId, id, '支付平台未能退款，请改用其他方式退还')
  } catch (error) {
    if (!(error instanceof ServiceDeclined)) throw error
    await dropRefund(app, tenantId, id, error.message.slice(0, 300))
  }
}

interface Part {
  readonly feeId: string
  readonly fen: number
}

/** The refund and its order, both locked; nothing where it was decided meanwhile. */
async function pending(unit: Unit, id: string) {
  const refund = await rowsOf(orderRefund, unit).lock(id)
  if (refund?.state !== 'pending' || !refund.orderId) return
  const order = await rowsOf(feeOrder, unit).lock(refund.orderId)
  const parts = JSON.parse(refund.parts ?? '[]') as readonly Part[]
  return order && { refund, order, parts, fen: fenOf(refund.amount ?? 0) }
}

const lineOf = async ({ db, actor }: Unit, orderId: string, feeId: string) =>
  table(feeOrderLine, db, actor.tenantId).get({ orderId, feeId }, ['id', 'refunding', 'refunded'])

const settleRefund = (app: AppContext, tenantId: string, id: string) =>
  inTransaction(app, clockIn(tenantId), async (unit) => {
    const found = await pending(unit, id)
    if (!found) return
    const { refund, order, parts, fen } = found
    const { db, actor } = unit
    const fees = rowsOf(studentFee, unit)
    const locked = (await fees.lockAll(parts.map(({ feeId }) => feeId))) as readonly Fee[]
    for (const part of parts) {
      const fee = locked.find((each) => each.id === part.feeId)
      const line = await lineOf(unit, order.id, part.feeId)
      if (!fee || !line) continue
      await table(feeOrderLine, db, actor.tenantId).update(
        { id: line.id },
        {
          refunding: yuanOf(fenOf(line.refunding) - part.fen),
          refunded: yuanOf(fenOf(line.refunded) + part.fen),
        },
      )
      const back = refundOfAmount(fee, yuanOf(part.fen), refund.stillDue ?? false)
      await keepMovement(
        unit,
        { feeId: fee.id, studentId: fee.studentId ?? '' },
        'refund',
        yuanOf(part.fen),
        {
          ...{ channelId: order.channelId, orderId: order.id, movement: refund.no },
          ...{ movedOn: todayOf(app), reason: refund.reason, by: refund.by ?? '' },
        },
      )
      await fees.update(fee, refundedBy(fee, back), {
        reason: phrase('原路退款 {{no}}', { no: refund.no ?? '' }),
      })
    }
    const refunded = fenOf(order.refunded ?? 0) + fen
    const whole = refunded >= fenOf(order.received ?? 0) - fenOf(order.beyond ?? 0)
    const state = order.state && orderAfter(order.state, whole ? 'refundAll' : 'refundPart')
    await rowsOf(feeOrder, unit).update(order, {
      ...(state && { state }),
      refunding: yuanOf(fenOf(order.refunding ?? 0) - fen),
      refunded: yuanOf(refunded),
    })
    await rowsOf(orderRefund, unit).update(refund, { state: 'done', settledAt: timeOf(app.now()) })
    await issueReceipts(unit, sql`l.order_id = ${order.id}`)
    await tellAboutStudent(
      unit,
      { studentId: order.studentId },
      {
        kind: 'service',
        event: 'fee-refund',
        title: phrase('{{subject}}已原路退款 {{amount}} 元', {
          subject: order.subject ?? '',
          amount: yuanOf(fen),
        }),
      },
    )
  })

/** The money stays where it is: what was set aside is free again. */
const dropRefund = (app: AppContext, tenantId: string, id: string, failure: string) =>
  inTransaction(app, clockIn(tenantId), async (unit) => {
    const found = await pending(unit, id)
    if (!found) return
    const { refund, order, parts, fen } = found
    for (const part of parts) {
      const line = await lineOf(unit, order.id, part.feeId)
      if (line)
        await table(feeOrderLine, unit.db, unit.actor.tenantId).update(
          { id: line.id },
          { refunding: yuanOf(fenOf(line.refunding) - part.fen) },
        )
    }
    await rowsOf(feeOrder, unit).update(order, { refunding: yuanOf(fenOf(order.refunding ?? 0) - fen) })
    await rowsOf(orderRefund, unit).update(refund, { state: 'failed', failure, settledAt: timeOf(app.now()) })
  })
