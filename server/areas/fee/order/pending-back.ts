import { feeOrderLine } from '#domain/fee/order.ts'
import { fenOf } from '#domain/kernel/money.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

/** What of a fee is on its way back through a payment service, in whole fen. The fee is locked. */
export async function pendingBack({ db, actor }: Unit, feeId: string): Promise<number> {
  const lines = await table(feeOrderLine, db, actor.tenantId).list({ feeId }, ['refunding'])
  return lines.reduce((all, { refunding }) => all + fenOf(refunding), 0)
}
