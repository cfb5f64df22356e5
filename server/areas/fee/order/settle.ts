import { sql } from 'kysely'
import { owedOf } from '#domain/fee/balance.ts'
import { feeChannel } from '#domain/fee/channel.ts'
import { feeOrder, feeOrderLine } from '#domain/fee/order.ts'
import { orderAfter } from '#domain/fee/order-state.ts'
import { feePrepaid } from '#domain/fee/prepaid.ts'
import { settle } from '#domain/fee/settle.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { Trade } from '#server/core/payments/port.ts'
import type { Unit } from '#server/core/serve.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { addBalance } from '../balance.ts'
import { keepMovement } from '../movement.ts'
import { issueReceipts } from '../receipt/issue.ts'

export type PaidTrade = Extract<Trade, { state: 'paid' }>

/**
 * Takes in what a service says was paid for an order, once, however often and by whichever way it is said: by a notice,
 * by the student's page, or by the clock. It does not ask whether the order was still open: the money is there.
 */
export const settleOrder = (app: AppContext, tenantId: string, orderId: string, trade: PaidTrade) =>
  inTransaction(app, clockIn(tenantId), (unit) => takeIn(unit, orderId, trade))

async function takeIn(unit: Unit, orderId: string, trade: PaidTrade): Promise<void> {
  const { db, actor } = unit
  const orders = rowsOf(feeOrder, unit)
  const order = await orders.lock(orderId)
  const state = order?.state && orderAfter(order.state, 'settle')
  if (!order?.studentId || !state) return
  const { studentId, channelId } = order
  const lines = await table(feeOrderLine, db, actor.tenantId).list({ orderId }, ['id', 'feeId', 'amount'], {
    order: ['id'],
  })
  // In the order in which an offset takes them.
  await table(feePrepaid, db, actor.tenantId).lock({ studentId })
  const fees = rowsOf(studentFee, unit)
  const locked = new Map(
    ((await fees.lockAll(lines.map(({ feeId }) => feeId))) as readonly Row<typeof studentFee>[]).map(
      (fee) => [fee.id, fee] as const,
    ),
  )
  const { payments, beyond } = settle(
    lines.map(({ feeId, amount }) => {
      const fee = locked.get(feeId)
      return { feeId, fen: fenOf(amount), owed: fee ? fenOf(owedOf(fee)) : 0 }
    }),
    trade.fen,
  )
  const paidAt = timeOf(trade.paidAt)
  const channel = await table(feeChannel, db, actor.tenantId).get({ id: channelId ?? '' }, ['name'])
  const moved = {
    ...{ channelId, orderId, movement: trade.transactionNo, movedOn: paidAt.slice(0, 10) },
    by: channel?.name ?? '',
  }
  for (const { feeId, fen } of payments) {
    const fee = locked.get(feeId)
    const line = lines.find((each) => each.feeId === feeId)
    if (!fee || !line) continue
    await keepMovement(unit, { feeId, studentId }, 'payment', yuanOf(fen), moved)
    await fees.update(
      fee,
      { paid: yuanOf(fenOf(fee.paid ?? 0) + fen) },
      { reason: phrase('线上缴费 {{no}}', { no: order.no ?? '' }) },
    )
    await table(feeOrderLine, db, actor.tenantId).update({ id: line.id }, { paid: yuanOf(fen) })
  }
  if (beyond > 0) await addBalance(unit, studentId, beyond, moved)
  await orders.update(order, {
    ...{ state, received: yuanOf(trade.fen), beyond: yuanOf(beyond), paidAt },
    ...{ transactionNo: trade.transactionNo, failure: null, payUrl: null },
  })
  await issueReceipts(unit, sql`l.order_id = ${orderId}`)
  await tellAboutStudent(
    unit,
    { studentId },
    {
      kind: 'service',
      event: 'fee-paid',
      title: phrase('{{subject}}已缴 {{amount}} 元', {
        subject: order.subject ?? '',
        amount: yuanOf(trade.fen),
      }),
    },
  )
}

/** An order that nobody can pay any more, or that the service does not take. */
export const endOrder = (
  app: AppContext,
  tenantId: string,
  orderId: string,
  act: 'lapse' | 'decline',
  failure: string | null = null,
) =>
  inTransaction(app, clockIn(tenantId), async (unit) => {
    const orders = rowsOf(feeOrder, unit)
    const order = await orders.lock(orderId)
    const state = order?.state && orderAfter(order.state, act)
    if (order && state) await orders.update(order, { state, failure, payUrl: null })
  })

/** Whether this caller is the one to ask the service now; another asked within the last seconds otherwise. */
export async function isTurn(
  { db, now }: AppContext,
  of: 'fee_order' | 'fee_order_refund',
  tenantId: string,
  id: string,
  seconds: number,
): Promise<boolean> {
  const at = now()
  const { rows } = await sql`update ${sql.table(of)} set checked_at = ${at.toISOString()}::timestamptz,
      checks = coalesce(checks, 0) + 1
    where tenant_id = ${tenantId} and id = ${id} and (checked_at is null
      or checked_at <= ${new Date(at.getTime() - seconds * 1000).toISOString()}::timestamptz)
    returning id`.execute(db)
  return rows.length > 0
}
