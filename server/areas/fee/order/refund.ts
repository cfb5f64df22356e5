import { heldOf } from '#domain/fee/balance.ts'
import { feeOrder, feeOrderLine } from '#domain/fee/order.ts'
import { orderRefund } from '#domain/fee/order-refund.ts'
import { feeProject } from '#domain/fee/project.ts'
import { takeFrom } from '#domain/fee/settle.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { numberAt } from './number.ts'
import { pendingBack } from './pending-back.ts'

type Order = Row<typeof feeOrder>
type Fee = Row<typeof studentFee>

export const feeOrders = serve(feeOrder, {
  actions: {
    /** Sets aside what is to go back; the service is asked as soon as this stands, by `tend-orders`. */
    async refund(row, { amount, reason, stillDue, note }, unit) {
      const order = row as Order
      const { db, app, actor } = unit
      const lines = table(feeOrderLine, db, actor.tenantId)
      const kept = await lines.list({ orderId: order.id }, ['id', 'feeId', 'paid', 'refunding', 'refunded'], {
        order: ['id'],
      })
      const held = await heldIn(unit, kept)
      const whole = held.reduce((all, { fen, refunded }) => all + fen - refunded, 0)
      const asked = amount === null ? whole : fenOf(amount)
      const { fees, missing } = takeFrom(held, asked)
      if (asked <= 0 || missing > 0)
        refuseAt('amount', phrase('退款金额应大于 0，且不超过 {{held}} 元', { held: yuanOf(whole) }))
      for (const { feeId, fen } of fees) {
        const line = kept.find((each) => each.feeId === feeId)
        if (line) await lines.update({ id: line.id }, { refunding: yuanOf(fenOf(line.refunding) + fen) })
      }
      await rowsOf(orderRefund, unit).insert(
        {
          ...{ no: numberAt('TK', app.now()), orderId: order.id, amount: yuanOf(asked), state: 'pending' },
          ...({ reason, note, stillDue: stillDue ?? false } as object),
          ...{ parts: JSON.stringify(fees), by: actor.name, at: timeOf(app.now()) },
        },
        {},
        ['orderId'],
      )
      return {
        outcome: '已向支付平台申请退款，到账后通知学生',
        set: { refunding: yuanOf(fenOf(order.refunding ?? 0) + asked) },
      }
    },
  },
})

/** What each fee of the order still holds of it, as its project allows and nobody has given back at the desk. */
async function heldIn(
  unit: Unit,
  lines: readonly {
    readonly feeId: string
    readonly paid: string
    readonly refunding: string
    readonly refunded: string
  }[],
) {
  const { db, actor } = unit
  const fees = (await rowsOf(studentFee, unit).lockAll(lines.map(({ feeId }) => feeId))) as readonly Fee[]
  const projects = await table(feeProject, db, actor.tenantId).list(
    { id: fees.map(({ projectId }) => projectId) },
    ['refundable'],
  )
  if (projects.some(({ refundable }) => !refundable))
    refuse({ type: 'conflict', message: '订单中有不可退费的项目' })
  const held = []
  for (const { feeId, paid, refunding, refunded } of lines) {
    const fee = fees.find(({ id }) => id === feeId)
    const ofLine = fenOf(paid) - fenOf(refunding) - fenOf(refunded)
    const ofFee = fee ? fenOf(heldOf(fee)) - (await pendingBack(unit, feeId)) : 0
    held.push({ feeId, fen: Math.max(0, Math.min(ofLine, ofFee)), refunded: 0 })
  }
  return held
}
