import { feeOrder } from '#domain/fee/order.ts'
import { isOpen } from '#domain/fee/order-state.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { serviceOf } from './service.ts'
import { endOrder, isTurn, settleOrder } from './settle.ts'

interface Asking {
  /** Nobody has asked the service for so many seconds. */
  readonly after: number
  /** It is closed there, whether its time is over or not. */
  readonly close?: boolean
}

/**
 * Asks the service what became of an open order: takes in what was paid, and closes it once its time is over. The
 * service is asked outside any transaction. Throws what the port throws.
 */
export async function checkOrder(
  app: AppContext,
  tenantId: string,
  id: string,
  { after, close = false }: Asking,
): Promise<void> {
  const order = await table(feeOrder, app.db, tenantId).get({ id }, [
    ...(['no', 'state', 'channelId', 'expiresAt'] as const),
  ])
  if (!order?.no || !order.channelId || !isOpen(order.state)) return
  if (!(await isTurn(app, 'fee_order', tenantId, id, after))) return
  const { port } = await serviceOf(app, tenantId, order.channelId)
  const isOver = close || (order.expiresAt ?? '') <= timeOf(app.now())
  const asked = await port.query(order.no)
  const trade = asked.state === 'waiting' && isOver ? await port.close(order.no) : asked
  if (trade.state === 'paid') await settleOrder(app, tenantId, id, trade)
  else if (trade.state === 'closed' || isOver) await endOrder(app, tenantId, id, 'lapse')
}
